/**
 * The code that ends a session: the token is unknown, revoked or expired (spec section 8). In a file of its own
 * because every page's script needs it, and none of the other codes.
 */
export const tokenFailureCode = 4200;
