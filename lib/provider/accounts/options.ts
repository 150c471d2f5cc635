import { readInteger } from "../../text/digits";
import { isVisible } from "../../text/visible";
import { CommandRefusal } from "../admin/refusal";
import { textOptions } from "../admin/text-options";

export type Task =
  | { password: string }
  /** The account with this email, or only a student of this name under it. */
  | { erase: string; student?: string }
  /** What is kept of the person with this email. */
  | { show: string }
  /** Which trial lessons wait for the school. */
  | { trials: true }
  /** A link by which an owner of the desk comes in. */
  | { staff: string }
  /** Class points to give, or to take where negative; the email is `points`, as it is on the command line. */
  | { points: string; change: number; reason: string };

export const usage =
  'npm run accounts -- --password EMAIL, or --show EMAIL, or --erase EMAIL [--student NAME], or --points EMAIL NUMBER --reason "TEXT", or --trials, or --staff EMAIL';

/** What the command line asks for. @throws CommandRefusal with one line. */
export function readTask(parameters: string[]): Task {
  if (parameters.length === 1 && parameters[0] === "--trials") return { trials: true };
  const { rest, change } = takeNumber(parameters);
  const { password, show, erase, student, points, reason, staff } = textOptions(
    rest,
    ["password", "show", "erase", "student", "points", "reason", "staff"],
    usage,
  );
  if ([password, show, erase, points, staff].filter((email) => email !== undefined).length !== 1) {
    throw refusal("One of --password, --show, --erase, --points, --trials and --staff");
  }
  if (student !== undefined && erase === undefined) throw refusal("--student is for --erase");
  if (points !== undefined) {
    const number = readInteger(change ?? "");
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

/** The number stands after the email of --points. A negative one would be read as an option. */
function takeNumber(parameters: string[]): { rest: string[]; change?: string } {
  const at = parameters.indexOf("--points") + 2;
  if (at === 1) return { rest: parameters };
  return { rest: parameters.filter((_, index) => index !== at), change: parameters[at] };
}

function refusal(problem: string): CommandRefusal {
  return new CommandRefusal(`${problem}. Usage: ${usage}`);
}
