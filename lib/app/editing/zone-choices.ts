import { timeZones } from "../../base/reference/time-zones";
import { foldText } from "../../base/text/fold";

type Choice = { value: string; text: string };

/** Zones of most students. */
const preferredZones = [
  "Asia/Shanghai",
  "Asia/Ho_Chi_Minh",
  "Asia/Saigon",
  "Asia/Jakarta",
  "Asia/Seoul",
  "Asia/Manila",
  "Asia/Bangkok",
  "Asia/Singapore",
];

/**
 * Choices of time zones: the given ones, and those of most students, first; then all others by name. Each has its name,
 * city, and UTC offset at a moment.
 * @param firstZones such as the school's and the editor's own
 */
export function zoneChoices(language: string, firstZones: readonly string[], now: Date): Choice[] {
  // A runtime may list a zone under another of its names.
  const all = [...new Set([...timeZones(), ...firstZones])];
  const first = [...new Set([...firstZones, ...preferredZones])].filter((zone) => all.includes(zone));
  const toChoice = (value: string) => ({ value, text: cachedName(value, language, now) });
  const others = all.filter((zone) => !first.includes(zone)).map(toChoice);
  const { compare } = new Intl.Collator(language);
  const sorted = others.toSorted((a, b) => compare(a.text, b.text));
  return [...distinct(first.map(toChoice)), ...sorted];
}

/** Finds the choices whose name contains all words of a text, in any case and without accents. */
export function findZones(choices: readonly Choice[], text: string): Choice[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return choices.filter(({ value, text: name }) => {
    const searched = foldText(`${name} ${value.replaceAll("_", " ")}`);
    return words.every((word) => searched.includes(word));
  });
}

/** Merges zones with the same text, such as old and new names of one city. */
const distinct = (choices: Choice[]) =>
  choices.filter(({ text }, index) => choices.findIndex((other) => other.text === text) === index);

/** Cache of names for one day: computing hundreds takes half a second, and every form needs them. */
const nameCache = { day: "", names: new Map<string, string>() };

function cachedName(zone: string, language: string, now: Date): string {
  const day = `${language} ${now.toISOString().slice(0, 10)}`;
  if (nameCache.day !== day) Object.assign(nameCache, { day, names: new Map() });
  const name = nameCache.names.get(zone) ?? formatZone(zone, language, now);
  nameCache.names.set(zone, name);
  return name;
}

/** Formats a time zone as its name, its city and its UTC offset at a moment: Indochina Time · Ho Chi Minh · GMT+7. */
export function formatZone(zone: string, language: string, now: Date): string {
  const part = (timeZoneName: "longGeneric" | "shortOffset") =>
    new Intl.DateTimeFormat(language || undefined, { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const city = zone.startsWith("Etc/") ? "" : (zone.split("/").at(-1) ?? "").replaceAll("_", " ");
  const offset = part("shortOffset");
  const name = part("longGeneric");
  return [name === offset ? "" : name, city, offset].filter(Boolean).join(" · ");
}
