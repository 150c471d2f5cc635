import { CommandRefusal } from "../admin/refusal";
import { textOptions } from "../admin/text-options";

export type Task =
  | { password: string }
  | { erase: string }
  /** Class points to give, or to take where negative; the email is `points`, as it is on the command line. */
  | { points: string; change: number; reason: string };

export const usage =
  'npm run accounts -- --password EMAIL, or --erase EMAIL, or --points EMAIL NUMBER --reason "TEXT"';

/** What the command line asks for. @throws CommandRefusal with one line. */
export function readTask(parameters: string[]): Task {
  const { rest, change } = takeNumber(parameters);
  const { password, erase, points, reason } = textOptions(
    rest,
    ["password", "erase", "points", "reason"],
    usage,
  );
  if ([password, erase, points].filter((email) => email !== undefined).length !== 1) {
    throw refusal("One of --password, --erase and --points");
  }
  if (points !== undefined) {
    if (!/^[+-]?\d+$/.test(change ?? "")) {
      throw refusal(`--points takes an email and a whole number, like 30 or -30, not ${change ?? "nothing"}`);
    }
    if (!reason?.trim()) throw refusal("--points needs a --reason, which the ledger keeps");
    return { points, change: Number(change), reason };
  }
  if (reason !== undefined) throw refusal("--reason is for --points");
  return password === undefined ? { erase: erase ?? "" } : { password };
}

/** The number stands after the email of --points. A negative one would be read as an option. */
function takeNumber(parameters: string[]): { rest: string[]; change?: string } {
  const at = parameters.indexOf("--points") + 2;
  if (at === 1) return { rest: parameters };
  return { rest: parameters.filter((_, index) => index !== at), change: parameters[at] };
}

function refusal(problem: string): CommandRefusal {
  return new CommandRefusal(`${problem}. Usage: ${usage}`);
}
