import type { MouseEvent, SyntheticEvent } from "react";

/** Closes on a click on the backdrop. The event target is the dialog for its own edge too, so compare coordinates. */
function closeOutside({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (HTMLDialogElement.prototype.hasOwnProperty("closedBy") || target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
}

/** React events bubble through portals: without this, a form around the opener would be submitted too. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Props of a dialog that closes on a click outside it, by `closedby`, or by script in browsers without it (Safari;
 * Chrome before 134, Firefox before 141).
 */
export const closesOutside = { closedby: "any", onClick: closeOutside, onSubmit: keep } as const;
