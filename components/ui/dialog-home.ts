/**
 * Where dialogs stand: apart from what opened them, whose looks would be theirs too. In the frame of the page, marked so
 * where it has colours of its own; but in an open menu, which a dialog outside it would close, with nothing left to
 * hand the focus back to.
 */
export function dialogHome(): Element {
  const menu = CSS.supports("selector(:popover-open)") && document.querySelector(":popover-open");
  return menu || document.querySelector("[data-dialogs]") || document.body;
}

/** A form begins with its first field, not with the button that closes it. */
export function focusField(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
}
