/* The token of a mailed link stands behind #: no browser sends it with the page's address, nor says it to another site. */

/** Empty where there is none. */
export const readMailedToken = () => location.hash.slice(1, 101);

/** Takes a token that was used out of the address, which a browser remembers. */
export const forgetMailedToken = () => history.replaceState(null, "", location.pathname);
