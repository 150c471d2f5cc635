/**
 * The code that ends a session: the token is unknown, revoked or expired (spec section 8). In its own file because
 * every page's script needs this code and no other.
 */
export const tokenFailureCode = 4200;
