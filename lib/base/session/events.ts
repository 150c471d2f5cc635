/**
 * Dispatched on `window`, cancelable, when the cookie holds the token of another account than the page's, or none. Unless
 * it is canceled, the page reloads.
 */
export const tokenChanged = "yuqiao:token-changed";
