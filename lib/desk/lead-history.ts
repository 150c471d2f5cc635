import { fill } from "../i18n/fill";
import type { DeskAnswer } from "./contract";
import type { DeskWords } from "./words";

type Line = Pick<DeskAnswer<"leads/show">["notes"][number], "kind" | "text" | "adviser" | "next_on">;

/** Formats an entry of a lead's history, for the desk and exports. `ofDay` formats a day. */
export function historyText(
  { kind, text, adviser, next_on }: Line,
  words: DeskWords["leads"],
  ofDay: (day: string) => string,
): string {
  const { history } = words;
  if (kind === "note") return text;
  if (kind === "state") return fill(history.state, { state: nameOf(text, words.states) });
  if (kind === "nobody") return history.nobody;
  if (kind === "adviser") return fill(history.adviser, { name: adviser || words.erasedStaff });
  if (!next_on) return text ? fill(history.step, { step: text }) : history.noStep;
  const day = ofDay(next_on);
  return text ? fill(history.stepOn, { step: text, day }) : fill(history.onlyDay, { day });
}

const nameOf = (state: string, names: Record<string, string>) => names[state] ?? state;
