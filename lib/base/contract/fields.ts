import "../forms/without-eval";
import * as z from "zod/mini";
import { tidyLine, tidyParagraphs } from "../text/visible";
import { emailPattern, normalizeEmail } from "./email";

/*
 * Rules of single fields that people fill in, shared by the schemas of the calls and the forms of the site. Forms
 * load this file, so it uses zod/mini, which is a quarter of zod's size; its schemas can be used in zod's own.
 */

/** Maximum characters of text fields, also for `maxLength` of their inputs. */
export const maxLength = { name: 100, email: 254, wish: 200, number: 40 } as const;

/** Trims invisible characters and normalizes pasted ones; a text without a visible character becomes empty. */
const tidy = () => z.overwrite(tidyLine);
/** A required text of one line. */
export const requiredText = (max: number) => z.string().check(tidy(), z.minLength(1), z.maxLength(max));
/** An optional text of one line; may be empty. */
export const optionalText = (max: number) => z.string().check(tidy(), z.maxLength(max));
/** An optional text of several lines. */
export const optionalParagraphs = (max: number) =>
  z.string().check(z.overwrite(tidyParagraphs), z.maxLength(max));
/** A required text of several lines. */
export const requiredParagraphs = (max: number) => optionalParagraphs(max).check(z.minLength(1));

export const name = requiredText(maxLength.name);
export const email = z
  .string()
  .check(z.overwrite(normalizeEmail), z.maxLength(maxLength.email), z.email({ pattern: emailPattern }));

/** A box that must be ticked. */
export const ticked = z.boolean().check(z.refine((isTicked) => isTicked));

/** Dial code without + or leading zeros. */
export const phoneCode = z.int().check(z.gte(1), z.lte(9999));
/** National number without leading zeros: up to 15 digits with its code (E.164). */
export const phoneNumber = z.int().check(z.gte(1000), z.lte(99_999_999_999_999));
/** Maximum digits of a phone code and number, also where they are sent as text. */
export const maxDigits = { code: 4, number: 14 } as const;
export const digits = (max: number) =>
  z.string().check(z.regex(new RegExp(`^\\d{1,${max}}$`), `must be 1 to ${max} digits`));

export const gpaScore = z.number().check(z.gte(0), z.lte(100));
/** An applicant's preferred city, university or major. */
export const wish = optionalText(maxLength.wish);
