import { config } from "zod/v4/core";

/*
 * Imported before any schema of the browser is made. Zod tries whether it may compile its checks with `new Function`;
 * the site's policy forbids it, which zod takes well, and browsers report it all the same. On the server it compiles.
 */
if (typeof window !== "undefined") config({ jitless: true });
