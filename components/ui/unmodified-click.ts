import type { MouseEvent } from "react";

/** Whether no modifier key was held during the click. With one, the browser opens the link in another tab or window. */
export const isUnmodifiedClick = (event: MouseEvent) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
