import type { CallInput } from "@/lib/bootstrap/call-types";

export type LeadFilter = NonNullable<CallInput<"desk/leads/list">["filter"]>;

/** The form's values: one string each, empty for no filter. */
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

/** Whether a filter other than the state is set. */
export const isFiltered = (fields: FilterFields) =>
  Object.entries(fields).some(([name, value]) => name !== "state" && value !== "");

/** Reads the filter from the query string, which makes a filtered list linkable. */
export function readFilter(search: string): FilterFields {
  const params = new URLSearchParams(search);
  const fields = Object.keys(noFilter) as (keyof FilterFields)[];
  return Object.fromEntries(fields.map((name) => [name, params.get(name) ?? noFilter[name]])) as FilterFields;
}

/** Writes the filter into the address without a new history entry. */
export function writeFilter(fields: FilterFields): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(fields)) {
    if (value === noFilter[name as keyof FilterFields]) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url);
}

/** Converts the form's values to the call's filter; the server validates the choices. */
export function toInput({ suspect, due, ...texts }: FilterFields): LeadFilter {
  return Object.fromEntries(
    [
      ...Object.entries(texts).map(([name, text]) => [name, text.trim()] as const),
      ["suspect", suspect && suspect === "true"] as const,
      ["due", due && true] as const,
    ].filter(([, value]) => value !== ""),
  );
}
