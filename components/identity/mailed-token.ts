/* The token of a mailed link is in the URL fragment, which browsers send neither to servers nor in referrers. */

/** The token, at most 100 characters; empty if there is none. */
export const readMailedToken = () => location.hash.slice(1, 101);

/** Removes a used token from the URL, so that it does not stay in the browser history. */
export const forgetMailedToken = () => history.replaceState(null, "", location.pathname);
