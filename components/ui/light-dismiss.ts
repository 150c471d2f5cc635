import type { MouseEvent, SyntheticEvent } from "react";

/** Closes on a click on the backdrop. The event target is the dialog for its own edge too, so compare coordinates. */
function closeOnBackdrop({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (HTMLDialogElement.prototype.hasOwnProperty("closedBy") || target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
}

/** React events bubble through portals: without this, a form around the opener would be submitted too. */
const stopEvent = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Props of a dialog that closes on a click outside it, by `closedby`, or by script in browsers without it (Safari;
 * Chrome before 134, Firefox before 141).
 */
export const lightDismissProps = { closedby: "any", onClick: closeOnBackdrop, onSubmit: stopEvent } as const;
