import { timeZones } from "../reference/time-zones";

type Choice = { value: string; text: string };

/** Zones of the school and of most of its students. */
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
 * Choices of time zones: the editor's own and the school's first, then all others by name. Each has its name,
 * city, and UTC offset at a moment.
 */
export function zoneChoices(language: string, ownZone: string, now: Date): Choice[] {
  const all = timeZones();
  const first = [...new Set([ownZone, ...preferredZones])].filter((zone) => all.includes(zone));
  const toChoice = (value: string) => ({ value, text: cachedName(value, language, now) });
  const others = all.filter((zone) => !first.includes(zone)).map(toChoice);
  const { compare } = new Intl.Collator(language);
  const sorted = others.toSorted((a, b) => compare(a.text, b.text));
  return [...distinct(first.map(toChoice)), ...sorted];
}

/** Merges zones with the same text, such as old and new names of one city. */
const distinct = (choices: Choice[]) =>
  choices.filter(({ text }, index) => choices.findIndex((other) => other.text === text) === index);

/** Cache of names for one day: computing hundreds takes half a second, and every form needs them. */
const nameCache = { day: "", names: new Map<string, string>() };

function cachedName(zone: string, language: string, now: Date): string {
  const day = `${language} ${now.toISOString().slice(0, 10)}`;
  if (nameCache.day !== day) Object.assign(nameCache, { day, names: new Map() });
  const name = nameCache.names.get(zone) ?? nameOf(zone, language, now);
  nameCache.names.set(zone, name);
  return name;
}

function nameOf(zone: string, language: string, now: Date): string {
  const part = (timeZoneName: "longGeneric" | "shortOffset") =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const city = zone.startsWith("Etc/") ? "" : (zone.split("/").at(-1) ?? "").replaceAll("_", " ");
  const offset = part("shortOffset");
  const name = part("longGeneric");
  return [name === offset ? "" : name, city, offset].filter(Boolean).join(" · ");
}
