/** Words of the contract for results, by their numbers. Every room that needs them brings them. */
export const resultNames = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'];
