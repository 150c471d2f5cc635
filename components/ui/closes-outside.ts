import type { MouseEvent, SyntheticEvent } from "react";

/** The dialog itself is what is pressed on its backdrop, and on its own edge, which is no reason to close. */
function closeOutside({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (HTMLDialogElement.prototype.hasOwnProperty("closedBy") || target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
}

/** React hands an event on to who opened the dialog, wherever it stands: a form around them would take it for its own. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * For a dialog that a press outside it closes: the browser does so by `closedby`, or by script where it does not
 * know that yet (Safari; Chrome before 134, Firefox before 141).
 */
export const closesOutside = { closedby: "any", onClick: closeOutside, onSubmit: keep } as const;
