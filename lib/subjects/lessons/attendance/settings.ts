import { school } from "../../school/school";

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 7;

/** How long after a lesson's end its teacher can mark it, in milliseconds. Staff always can. */
export const markingMs = (): number => (school().attendanceDays ?? defaultDays) * dayMs;

/** Whether families can excuse students by themselves. */
export const canFamiliesExcuse = (): boolean => !school().noExcuses;
