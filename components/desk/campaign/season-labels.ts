import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { SeasonBody } from "@/lib/subjects/campaign/content";
import type { DeskWords } from "@/lib/base/desk/words";
import { formatList } from "../format";

type Words = DeskWords["campaign"];

const fieldSections: Record<string, keyof Words["sections"]> = {
  sessions: "talks",
  people: "people",
  vouchers: "vouchers",
  coupons: "vouchers",
  group: "group",
  hskBlock: "hsk",
  hsk: "hsk",
};

/** Returns the labels of fields, or the label of a field's section; each label appears once. */
export function fieldLabels(names: readonly string[], { fields, sections }: Words): string[] {
  const labels = names.map((name) => {
    const section = fieldSections[name];
    return section ? sections[section] : (findLabel(fields, name) ?? name);
  });
  return [...new Set(labels)];
}

/** Formats a path, such as "Talks, Which university?, Title". Properties without a label keep their name. */
export function formatPath(
  path: string,
  words: Words,
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", SeasonBody>,
): string {
  const { fields, sections } = words;
  const [name = "", item = "", ...rest] = path.split(".");
  const field = (labels: object) => rest.map((part) => findLabel(labels, part) ?? part);
  const parts = (): (string | undefined)[] => {
    if (path === "sessions.order") return [sections.talks, words.talks.order];
    if (name === "sessions") {
      const at = Number(item.replace(/\D/g, ""));
      const side = item.startsWith("mine") ? mine : item.startsWith("theirs") ? theirs : base;
      return [sections.talks, side.sessions[at]?.title, ...field(fields.talk)];
    }
    if (name === "people") {
      const person = mine.people[item] ?? theirs.people[item];
      return [sections.people, person?.name, ...field(fields.person)];
    }
    if (name === "vouchers" || name === "coupons") {
      const voucher = name === "vouchers" ? words.voucher : words.coupon;
      return [fillPlaceholders(voucher, { n: Number(item) + 1 }), ...field(fields.voucher)];
    }
    const labels = { group: fields.group, hskBlock: fields.hsk }[name];
    if (labels) return [...fieldLabels([name], words), findLabel(labels, item) ?? item];
    return [...fieldLabels([name], words), item, ...rest];
  };
  return formatList(parts().filter((part) => part !== undefined && part !== "") as string[]);
}

function findLabel(labels: object, name: string): string | undefined {
  const found = (labels as Record<string, unknown>)[name];
  return typeof found === "string" ? found : undefined;
}
