import { useLocale } from "next-intl";
import { timePattern, type TimeStyle } from "@/lib/base/i18n/time";
import { firstPaintScript } from "@/lib/app/inline-scripts/compiled";

/**
 * An inline script to put before lists whose items have a time. Before the first paint it hides items that have passed
 * since the page was rendered, and converts times in these styles to the visitor's time zone.
 */
export function FirstPaint({ times: styles }: { times: readonly TimeStyle[] }) {
  const language = useLocale();
  const patterns = Object.fromEntries(styles.map((style) => [style, timePattern(style, language)]));
  // HTML escapes a quotation mark in an attribute to six characters. No pattern contains a backtick.
  const times = JSON.stringify(patterns).replaceAll('"', "`");
  return <script data-times={times} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />;
}
