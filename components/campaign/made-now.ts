/** When the page is made, in milliseconds: what it says first of the talks holds for this moment. */
export function madeNow(): number {
  return Date.now();
}
