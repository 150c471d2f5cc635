import { fill } from "@/components/ui/fill";
import type { SeasonValues } from "@/lib/desk/season-form";
import type { DeskWords } from "@/lib/desk/words";
import { listed } from "../written";

type Words = DeskWords["seasons"];

const sectionOf: Record<string, keyof Words["sections"]> = {
  sessions: "talks",
  people: "people",
  vouchers: "vouchers",
  coupons: "vouchers",
  group: "group",
  hskBlock: "hsk",
  hsk: "hsk",
};

/** Returns the labels of fields, or the label of a field's section; each label appears once. */
export function labelsOf(names: readonly string[], { fields, sections }: Words): string[] {
  const labels = names.map((name) => {
    const section = sectionOf[name];
    return section ? sections[section] : (textAt(fields, name) ?? name);
  });
  return [...new Set(labels)];
}

/** Formats a path, such as "Talks, Which university?, Title". Properties without a label keep their name. */
export function pathWords(
  path: string,
  words: Words,
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", SeasonValues>,
): string {
  const { fields, sections } = words;
  const [name = "", item = "", ...rest] = path.split(".");
  const field = (labels: object) => rest.map((part) => textAt(labels, part) ?? part);
  const parts = (): (string | undefined)[] => {
    if (path === "sessions.order") return [sections.talks, words.talks.order];
    if (name === "sessions") {
      const at = Number(item.replace(/\D/g, ""));
      const of = item.startsWith("mine") ? mine : item.startsWith("theirs") ? theirs : base;
      return [sections.talks, of.sessions[at]?.title, ...field(fields.talk)];
    }
    if (name === "people") {
      const person = mine.people[item] ?? theirs.people[item];
      return [sections.people, person?.name, ...field(fields.person)];
    }
    if (name === "vouchers" || name === "coupons") {
      const voucher = name === "vouchers" ? words.voucher : words.coupon;
      return [fill(voucher, { n: Number(item) + 1 }), ...field(fields.voucher)];
    }
    const labels = { group: fields.group, hskBlock: fields.hsk }[name];
    if (labels) return [...labelsOf([name], words), textAt(labels, item) ?? item];
    return [...labelsOf([name], words), item, ...rest];
  };
  return listed(parts().filter((part) => part !== undefined && part !== "") as string[]);
}

function textAt(labels: object, name: string): string | undefined {
  const found = (labels as Record<string, unknown>)[name];
  return typeof found === "string" ? found : undefined;
}
