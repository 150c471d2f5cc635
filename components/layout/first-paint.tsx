import { firstPaintScript } from "@/lib/session/first-paint-script";

/** Before lists whose items have a time: what has passed since the page was made is not painted as if it had not. */
export function FirstPaint() {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />;
}
