import { UsageError } from "../../base/commands/usage.mjs";
import { parseTextOptions } from "../../base/commands/parse-text-options";
import { formats, type Format } from "../../subjects/leads/formats";
import { leadsSince } from "../../subjects/leads/read";

export type LeadsTask =
  | { erase: string }
  | {
      /** A day in the school's time zone, or an instant in ISO 8601. */
      since: string | undefined;
      format: Format;
      /** A file path; undefined for standard output. */
      out: string | undefined;
    };

export const leadsUsage =
  "npm run leads -- [--since 2026-01-01] [--format csv|json] [--out FILE], or npm run leads -- --erase PHONE";

/** Parses the command line. @throws UsageError with a one-line message. */
export function parseTask(parameters: string[]): LeadsTask {
  const {
    erase,
    since,
    format = "csv",
    out,
  } = parseTextOptions(parameters, ["since", "format", "out", "erase"], leadsUsage);
  if (erase !== undefined) {
    if ([since, out].some((value) => value !== undefined)) throw usageError("--erase stands alone");
    return { erase };
  }
  if (!isFormat(format)) throw usageError(`--format is ${Object.keys(formats).join(" or ")}, not ${format}`);
  if (out === "") throw usageError("--out needs a file");
  return { since: since === undefined ? undefined : checkSince(since), format, out };
}

function isFormat(format: string): format is Format {
  return Object.hasOwn(formats, format);
}

function checkSince(since: string): string {
  if (leadsSince.safeParse(since).success) return since;
  throw usageError(`--since is a day like 2026-01-01 or an instant like 2026-01-01T00:00:00Z, not ${since}`);
}

function usageError(problem: string): UsageError {
  return new UsageError(problem, leadsUsage);
}
