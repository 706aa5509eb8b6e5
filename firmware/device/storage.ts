/** The flash as files. */
export const storage = /* @__PURE__ */ global.require('Storage');
