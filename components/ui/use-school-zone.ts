import { useTimeZone } from "next-intl";

/** The school's time zone, which the server states as that of all texts (lib/app/intl-request.ts). */
export const useSchoolZone = (): string => useTimeZone() ?? "Etc/GMT";
