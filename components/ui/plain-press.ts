import type { MouseEvent } from "react";

/** Whether a press on a link is for this page: with a key held down it opens the link's address elsewhere. */
export const isPlainPress = (event: MouseEvent) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
