/** `npm test -- --long`: what a quick run samples is walked whole. */
export const long = process.env.TEST_LONG === "true";
