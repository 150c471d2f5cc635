import { useLocale } from "next-intl";
import { timePattern, type TimeStyle } from "@/lib/i18n/time";
import { firstPaintScript } from "@/lib/inline-scripts/compiled";

/**
 * Before lists whose items have a time: what has passed since the page was made is not painted as if it had not, and
 * times in these styles are the visitor's own from the first paint on.
 */
export function FirstPaint({ times: styles }: { times: readonly TimeStyle[] }) {
  const language = useLocale();
  const patterns = Object.fromEntries(styles.map((style) => [style, timePattern(style, language)]));
  // HTML writes each quotation mark of an attribute as six characters; no pattern holds what stands for them here.
  const times = JSON.stringify(patterns).replaceAll('"', "`");
  return <script data-times={times} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />;
}
