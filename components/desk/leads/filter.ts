import type { CallInput } from "@/lib/app/bootstrap/call-types";
import { readAddressFields, writeAddressFields } from "../address-fields";

export type LeadFilterInput = NonNullable<CallInput<"desk/leads/list">["filter"]>;

export type LeadRefInput = CallInput<"desk/leads/show">;

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
  return readAddressFields(search, noFilter);
}

/** Reads the lead that a link opens, as in the school's mails: `lead=enrolment-12`. */
export function readLeadRef(search: string): LeadRefInput | undefined {
  const [, kind, id] =
    /^(enrolment|enquiry)-([1-9]\d{0,9})$/.exec(new URLSearchParams(search).get("lead") ?? "") ?? [];
  return kind === undefined ? undefined : { kind: kind as LeadRefInput["kind"], id: Number(id) };
}

/** Writes the filter into the address without a new history entry. */
export function writeFilter(fields: FilterFields): void {
  const url = new URL(location.href);
  url.searchParams.delete("lead");
  writeAddressFields(url, fields, noFilter);
}

/** Converts the form's values to the call's filter; the server validates the choices. */
export function toInput({ suspect, due, ...texts }: FilterFields): LeadFilterInput {
  return Object.fromEntries(
    [
      ...Object.entries(texts).map(([name, text]) => [name, text.trim()] as const),
      ["suspect", suspect && suspect === "true"] as const,
      ["due", due && true] as const,
    ].filter(([, value]) => value !== ""),
  );
}
