import { school } from "./school";

/**
 * Within how many business days a course adviser usually answers, as messages take it: 0 if the school states none.
 * Server only.
 */
export const answerDays = (): number => school().answerDays ?? 0;
