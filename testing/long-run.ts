/** Whether tests run all cases instead of a sample: `npm test -- --long`. */
export const isLongRun = process.env.TEST_LONG === "true";
