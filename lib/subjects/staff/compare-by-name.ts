import type { DeskLanguage } from "../../base/desk/language";

type NamedRow = { id: number; name: string };

/** Compares by name in the collation of a language, and equal names by id. */
export function compareByName(language: DeskLanguage): (one: NamedRow, other: NamedRow) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(one.name, other.name) || one.id - other.id;
}
