/** Cookie names that the account site and other systems rely on. */
export const localeCookie = "locale";
/** Bearer token. Readable by the page: the account site sets it from script, and the client sends it as a header. */
export const tokenCookie = "token";
/** `student` or `teacher`, written after a profile success. */
export const accountTypeCookie = "account_type";

/** A year, in seconds: how long the chosen language is kept. */
export const localeMaxAge = 365 * 24 * 60 * 60;

export type AccountType = "student" | "teacher";
