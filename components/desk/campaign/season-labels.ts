import type { SeasonBody } from "@/lib/subjects/campaign/content";
import type { DeskMessages, DeskTranslate } from "@/lib/base/desk/messages";
import { formatList } from "../format";

type Seasons = DeskMessages["campaign"];
type Labels = DeskTranslate<"campaign">;

const fieldSections: Record<string, keyof Seasons["sections"]> = {
  sessions: "talks",
  people: "people",
  vouchers: "vouchers",
  group: "group",
  hskBlock: "hsk",
  hsk: "hsk",
};

/** Returns the labels of fields, or the label of a field's section; each label appears once. */
export function fieldLabels(names: readonly string[], t: Labels): string[] {
  const labels = names.map((name) => {
    const section = fieldSections[name];
    return section ? t(`sections.${section}`) : (findLabel(t, `fields.${name}`) ?? name);
  });
  return [...new Set(labels)];
}

/** Formats a path, such as "Talks, Which university?, Title". Properties without a label keep their name. */
export function formatPath(
  path: string,
  t: Labels,
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", SeasonBody>,
): string {
  const [name = "", item = "", ...rest] = path.split(".");
  const field = (labels: string) => rest.map((part) => findLabel(t, `${labels}.${part}`) ?? part);
  const parts = (): (string | undefined)[] => {
    if (path === "sessions.order") return [t("sections.talks"), t("talks.order")];
    if (name === "sessions") {
      const at = Number(item.replace(/\D/g, ""));
      const side = item.startsWith("mine") ? mine : item.startsWith("theirs") ? theirs : base;
      return [t("sections.talks"), side.sessions[at]?.title, ...field("fields.talk")];
    }
    if (name === "people") {
      const person = mine.people[item] ?? theirs.people[item];
      return [t("sections.people"), person?.name, ...field("fields.person")];
    }
    if (name === "vouchers") {
      const voucher = t("voucher", { n: Number(item) + 1 });
      return [voucher, ...field("fields.voucher")];
    }
    const labels = { group: "fields.group", hskBlock: "fields.hsk" }[name];
    if (labels) return [...fieldLabels([name], t), findLabel(t, `${labels}.${item}`) ?? item];
    return [...fieldLabels([name], t), item, ...rest];
  };
  return formatList(parts().filter((part) => part !== undefined && part !== "") as string[]);
}

function findLabel(t: Labels, path: string): string | undefined {
  const key = path as Parameters<Labels>[0];
  return t.has(key) ? t(key) : undefined;
}
