/** The moment the page is made, in milliseconds since 1970: the first render tells of the talks as they are then. */
export function madeNow(): number {
  return Date.now();
}
