/**
 * Age of majority. Below it a parent or guardian has to consent (content/legal/privacy, Children and guardians).
 */
const ageOfMajority = 18;

/**
 * Whether a person born in a year may be a minor this year: before the birthday that year they may still be 17.
 */
export function mayBeMinor(birthYear: number, thisYear: number): boolean {
  return thisYear - birthYear <= ageOfMajority;
}
