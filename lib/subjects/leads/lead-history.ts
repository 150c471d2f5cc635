import { fillPlaceholders } from "../../base/i18n/fill";
import type { ResponseOf } from "../../base/contract/call";
import type { leadCalls } from "./desk-calls";
import type { DeskWords } from "../../base/desk/words";

type Line = Pick<
  ResponseOf<typeof leadCalls, "leads/show">["notes"][number],
  "kind" | "text" | "adviser" | "next_on"
>;

/** Formats an entry of a lead's history, for the desk and exports. `ofDay` formats a day. */
export function historyText(
  { kind, text, adviser, next_on }: Line,
  words: DeskWords["leads"],
  formatDay: (day: string) => string,
): string {
  const { history } = words;
  if (kind === "note") return text;
  if (kind === "state") return fillPlaceholders(history.state, { state: nameOf(text, words.states) });
  if (kind === "nobody") return history.nobody;
  if (kind === "adviser") return fillPlaceholders(history.adviser, { name: adviser || words.erasedStaff });
  if (!next_on) return text ? fillPlaceholders(history.step, { step: text }) : history.noStep;
  const day = formatDay(next_on);
  return text
    ? fillPlaceholders(history.stepOn, { step: text, day })
    : fillPlaceholders(history.onlyDay, { day });
}

const nameOf = (state: string, names: Record<string, string>) => names[state] ?? state;
