import type { ResponseOf } from "../../base/contract/call";
import type { leadCalls } from "./desk-calls";
import type { DeskTranslate } from "../../base/desk/messages";

type Line = Pick<
  ResponseOf<typeof leadCalls, "leads/show">["notes"][number],
  "kind" | "text" | "adviser" | "next_on"
>;

/** Formats an entry of a lead's history, for the desk and exports. `ofDay` formats a day. */
export function historyText(
  { kind, text, adviser, next_on }: Line,
  t: DeskTranslate<"leads">,
  formatDay: (day: string) => string,
): string {
  if (kind === "note") return text;
  if (kind === "state") return t("history.state", { state: stateName(text, t) });
  if (kind === "family") return t("history.family");
  if (kind === "nobody") return t("history.nobody");
  if (kind === "adviser") return t("history.adviser", { name: adviser || t("erasedStaff") });
  if (!next_on) return text ? t("history.step", { step: text }) : t("history.noStep");
  const day = formatDay(next_on);
  return text ? t("history.stepOn", { step: text, day }) : t("history.onlyDay", { day });
}

/** A state that this version does not know keeps its name. */
function stateName(state: string, t: DeskTranslate<"leads">): string {
  const key = `states.${state}` as "states.new";
  return t.has(key) ? t(key) : state;
}
