import * as z from "zod/mini";

/* Schemas of fields that several demo files have. */

export const key = z
  .string()
  .check(z.regex(/^[a-z0-9-]+$/, "A key has lowercase letters, digits and hyphens."));
/** A time in Beijing. */
export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is written like 19:30."));
export const amount = z.int().check(z.nonnegative());
export const minutes = z.int().check(z.positive());
