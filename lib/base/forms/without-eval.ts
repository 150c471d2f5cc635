import { config } from "zod/v4/core";

/*
 * Must be imported before any schema is created in the browser. Zod tests whether it may use `new Function`; the
 * content security policy forbids it, and browsers report the attempt as a violation.
 */
if (typeof window !== "undefined") config({ jitless: true });
