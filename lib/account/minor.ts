/** Until then a parent or guardian has to consent (content/legal/privacy, Children and guardians). */
const ofAge = 18;

/** Whether somebody born in a year may be under age this year: who turns 18 in it may still be 17. */
export function mayBeMinor(birthYear: number, thisYear: number): boolean {
  return thisYear - birthYear <= ofAge;
}
