import { timeZones } from "../../reference/time-zones";

type Choice = { value: string; text: string };

/** Where the school teaches from, and where most of its students live. */
const used = [
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
 * Time zones as people know them: the editor's own and those that the school uses first, then all others by their
 * name. Each says its time, its city, and how far it is from Greenwich at a moment.
 */
export function zoneChoices(language: string, own: string, now: Date): Choice[] {
  const all = timeZones();
  const first = [...new Set([own, ...used])].filter((zone) => all.includes(zone));
  const choiceOf = (value: string) => ({ value, text: keptName(value, language, now) });
  const others = all.filter((zone) => !first.includes(zone)).map(choiceOf);
  const { compare } = new Intl.Collator(language);
  const sorted = others.toSorted((a, b) => compare(a.text, b.text));
  return [...distinct(first.map(choiceOf)), ...sorted];
}

/** One city under its old name and its new one is one choice. */
const distinct = (choices: Choice[]) =>
  choices.filter(({ text }, index) => choices.findIndex((other) => other.text === text) === index);

/** Names of the day: there are hundreds, which take half a second to find, and a form asks for all of them. */
const kept = { day: "", names: new Map<string, string>() };

function keptName(zone: string, language: string, now: Date): string {
  const day = `${language} ${now.toISOString().slice(0, 10)}`;
  if (kept.day !== day) Object.assign(kept, { day, names: new Map() });
  const name = kept.names.get(zone) ?? nameOf(zone, language, now);
  kept.names.set(zone, name);
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
