/**
 * Errors whose messages are safe to log, because they name code only. Messages of database errors may quote stored
 * values, and a SyntaxError of JSON quotes the input.
 */
const loggableErrorTypes = [TypeError, ReferenceError, RangeError];

/** Formats an error for the log: name, code, cause and stack frames, without texts that may contain personal data. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const message = loggableErrorTypes.some((kind) => error instanceof kind) ? [error.message] : [];
  const code = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const cause = error.cause instanceof Error ? [`caused by ${describeError(error.cause)}`] : [];
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const place = error.cause ? [] : frames.slice(0, 5).map((line) => line.trim());
  return [[error.name, ...code].join(" "), ...message, ...cause, ...place].join("; ");
}
