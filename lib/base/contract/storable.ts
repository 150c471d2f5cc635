/** PostgreSQL cannot store NUL, and a lone surrogate has no UTF-8 form. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether a text can be stored and sent on unchanged. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
