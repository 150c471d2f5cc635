/**
 * Pattern of the spaces within a clock time (6:30 PM, 오후 10:00), where no line may break. A file of its own, so that an
 * inline script can use it without the facts of all languages.
 */
export const insideClock = "\\s(?=[AP]M)|(?<=\\uc624[\\uc804\\ud6c4])\\s";
