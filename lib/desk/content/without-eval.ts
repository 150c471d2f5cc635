import { config } from "zod";

/*
 * Imported before any schema is made. zod tries whether it may compile its checks with `new Function`; the desk's policy
 * forbids it, which zod takes well, and Firefox tells of in the console. On the server, where it may, it does.
 */
if (typeof window !== "undefined") config({ jitless: true });
