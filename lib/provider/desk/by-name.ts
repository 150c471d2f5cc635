import type { DeskLanguage } from "../../desk/language";

type Named = { id: number; name: string };

/** The order in which readers of a language look for a name; of one name, the older first. */
export function byName(language: DeskLanguage): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(one.name, other.name) || one.id - other.id;
}
