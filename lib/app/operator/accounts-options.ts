import { parseWholeNumber } from "../../base/text/grouped-number";
import { isVisible } from "../../base/text/visible";
import { UsageError } from "../../base/commands/usage.mjs";
import { parseTextOptions } from "../../base/commands/parse-text-options";

export type AccountsTask =
  | { password: string }
  /** Erase the account with this email, or only its student of this name. */
  | { erase: string; student?: string }
  /** Print all personal data of the person with this email. */
  | { show: string }
  /** List the open trial lesson requests. */
  | { trials: true }
  /** Create an invitation link for an owner of the desk. */
  | { staff: string }
  /** Add class points, or remove them if negative. `points` is the email, as on the command line. */
  | { points: string; change: number; reason: string };

export const accountsUsage =
  'npm run accounts -- --password EMAIL, or --show EMAIL, or --erase EMAIL [--student NAME], or --points EMAIL NUMBER --reason "TEXT", or --trials, or --staff EMAIL';

/** Parses the command line. @throws UsageError with a message of one line. */
export function readTask(parameters: string[]): AccountsTask {
  if (parameters.length === 1 && parameters[0] === "--trials") return { trials: true };
  const { rest, change } = extractNumber(parameters);
  const { password, show, erase, student, points, reason, staff } = parseTextOptions(
    rest,
    ["password", "show", "erase", "student", "points", "reason", "staff"],
    accountsUsage,
  );
  if ([password, show, erase, points, staff].filter((email) => email !== undefined).length !== 1) {
    throw refusal("One of --password, --show, --erase, --points, --trials and --staff");
  }
  if (student !== undefined && erase === undefined) throw refusal("--student is for --erase");
  if (points !== undefined) {
    const number = parseWholeNumber(change ?? "");
    if (Number.isNaN(number)) {
      throw refusal(`--points takes an email and a whole number, like 30 or -30, not ${change ?? "nothing"}`);
    }
    if (reason === undefined || !isVisible(reason))
      throw refusal("--points needs a --reason, which the ledger keeps");
    return { points, change: number, reason };
  }
  if (reason !== undefined) throw refusal("--reason is for --points");
  if (password !== undefined) return { password };
  if (staff !== undefined) return { staff };
  return show === undefined ? { erase: erase ?? "", ...(student && { student }) } : { show };
}

/** Extracts the number after the email of --points. The option parser would read a negative one as an option. */
function extractNumber(parameters: string[]): { rest: string[]; change?: string } {
  const numberIndex = parameters.indexOf("--points") + 2;
  if (numberIndex === 1) return { rest: parameters };
  return { rest: parameters.filter((_, index) => index !== numberIndex), change: parameters[numberIndex] };
}

function refusal(problem: string): UsageError {
  return new UsageError(problem, accountsUsage);
}
