/**
 * Faults of the program: their messages name code, not people. A database's messages may quote what was stored, and
 * a SyntaxError of JSON what was sent.
 */
const programFaults = [TypeError, ReferenceError, RangeError];

/** An error for the log: kind, code, cause and place, without texts that may hold personal data. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const message = programFaults.some((kind) => error instanceof kind) ? [error.message] : [];
  const code = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const cause = error.cause instanceof Error ? [`caused by ${describeError(error.cause)}`] : [];
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const place = error.cause ? [] : frames.slice(0, 5).map((line) => line.trim());
  return [[error.name, ...code].join(" "), ...message, ...cause, ...place].join("; ");
}
