import { onlyZoneOf } from "../../base/reference/country-zones";
import { school } from "./school";
import type { SchoolFacts } from "./school-file";

/** The zone of a school that has neither chosen one nor an office in a country with a single one. */
const fallbackZone = "Asia/Shanghai";

/**
 * The school's time zone as far as its facts state it: the chosen one, or that of the head office's country.
 * @returns undefined if it must be chosen
 */
export const statedZone = ({ timeZone, offices }: Pick<SchoolFacts, "timeZone" | "offices">) =>
  timeZone || onlyZoneOf(offices[0]?.country ?? "");

/** The IANA name of the time zone in which the school plans; within a preview, that of the draft. */
export const schoolZone = (): string => statedZone(school()) ?? fallbackZone;
