/** PostgreSQL cannot store NUL, and a lone surrogate has no UTF-8 form. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether a text can be kept, and sent on, as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
