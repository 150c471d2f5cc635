"use client";

/** A moment in the time of whoever looks, who may be anywhere. */
export function Time({ at }: { at: string }) {
  // Some instants come with microseconds, which HTML has no room for.
  return <time dateTime={new Date(at).toISOString()}>{shortTime(at)}</time>;
}

export function shortTime(at: string): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Date(at).toLocaleString(document.documentElement.lang, options);
}
