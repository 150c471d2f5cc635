/** Cookie names that the account site and other systems rely on. */
export const localeCookie = "locale";
/** Bearer token. Readable by the page: the account site sets it from script, and the client sends it as a header. */
export const tokenCookie = "token";
/** `student` or `teacher`, written after the profile was read. */
export const accountTypeCookie = "account_type";

/** Lifetime of the language cookie in seconds: a year. */
export const localeMaxAge = 365 * 24 * 60 * 60;

export type AccountType = "student" | "teacher";
