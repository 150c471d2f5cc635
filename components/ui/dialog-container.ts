/**
 * The element to render dialogs into, so that they do not inherit styles from their opener: the element with
 * `data-dialogs`, or the body. With an open popover menu it is the menu, because a dialog outside would close the menu
 * and lose the element that the focus returns to.
 */
export function dialogContainer(): Element {
  const menu = CSS.supports("selector(:popover-open)") && document.querySelector(":popover-open");
  return menu || document.querySelector("[data-dialogs]") || document.body;
}

/** Focuses the first field of a form, instead of the dialog's close button. */
export function focusFirstField(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
}
