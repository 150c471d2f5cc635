/*
 * The starts of a class's lessons in few characters, because a page of classes has hundreds: minutes since 1970 of the
 * first, then the minutes from each to the next.
 */

const minuteMs = 60_000;

/** Packs the starts of lessons, in order. Lessons without a time are left out. */
export function packStarts(lessons: readonly { from?: string | undefined }[]): number[] {
  const minutes = lessons
    .flatMap(({ from }) => (from === undefined ? [] : Math.floor(Date.parse(from) / minuteMs)))
    .toSorted((a, b) => a - b);
  return minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0));
}

/** Unpacks the starts of lessons, in milliseconds since 1970. */
export function unpackStarts(packed: readonly number[]): number[] {
  let minute = 0;
  return packed.map((distance) => (minute += distance) * minuteMs);
}
