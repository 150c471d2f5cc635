import { visitorCountryScript } from "@/lib/inline-scripts/compiled";
import { countries } from "@/lib/reference/countries";

/** An inline script, to put after an international phone field, which sets the dial code of the visitor's country. */
export function VisitorCountryScript() {
  return <script data-countries={zoneTable()} dangerouslySetInnerHTML={{ __html: visitorCountryScript }} />;
}

let cachedTable: string | undefined;

/** Each country's code, dial code and time zones, as `VN84 Asia/Ho_Chi_Minh Asia/Saigon|…`. */
function zoneTable(): string {
  return (cachedTable ??= countries()
    .flatMap(({ code, dialCode, zones }) => (zones ? [[code + dialCode, ...zones].join(" ")] : []))
    .join("|"));
}
