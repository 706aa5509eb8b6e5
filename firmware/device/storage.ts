/** The flash as files. */
export const storage = global.require('Storage');
