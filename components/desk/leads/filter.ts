import type { DeskInput } from "@/lib/desk/contract";

export type LeadFilter = NonNullable<DeskInput<"leads/list">["filter"]>;

/** As the form has it: a text for each, empty for all. */
export const noFilter = {
  state: "new",
  text: "",
  region: "",
  season: "",
  interest: "",
  kind: "",
  link: "",
  from: "",
  to: "",
  suspect: "",
  adviser: "",
  due: "",
};

export type FilterFields = typeof noFilter;

/** Whether anything but the state narrows the list. */
export const isFiltered = (fields: FilterFields) =>
  Object.entries(fields).some(([name, value]) => name !== "state" && value !== "");

/** What the address says: a screen can be linked to, and is the same after a reload. */
export function readFilter(search: string): FilterFields {
  const given = new URLSearchParams(search);
  const fields = Object.keys(noFilter) as (keyof FilterFields)[];
  return Object.fromEntries(fields.map((name) => [name, given.get(name) ?? noFilter[name]])) as FilterFields;
}

/** Puts it into the address, without a step that going back would meet. */
export function writeFilter(fields: FilterFields): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(fields)) {
    if (value === noFilter[name as keyof FilterFields]) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url);
}

/** What the server is asked; a text that is none of its choices is refused there. */
export function toInput({ suspect, due, ...texts }: FilterFields): LeadFilter {
  return Object.fromEntries(
    [
      ...Object.entries(texts).map(([name, text]) => [name, text.trim()] as const),
      ["suspect", suspect && suspect === "true"] as const,
      ["due", due && true] as const,
    ].filter(([, value]) => value !== ""),
  );
}
