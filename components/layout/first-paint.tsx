import { useLocale } from "next-intl";
import { timePattern, type TimeStyle } from "@/lib/i18n/time";
import { firstPaintScript } from "@/lib/session/first-paint-script";

/**
 * Before lists whose items have a time: what has passed since the page was made is not painted as if it had not, and
 * times in these styles are the visitor's own from the first paint on.
 */
export function FirstPaint({ times }: { times: readonly TimeStyle[] }) {
  const language = useLocale();
  const patterns = Object.fromEntries(times.map((style) => [style, timePattern(style, language)]));
  return (
    <script data-times={JSON.stringify(patterns)} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
  );
}
