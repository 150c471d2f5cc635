/*
 * Runs in the head. Disclosures close on a press or focus elsewhere, and on Esc, which returns the focus to their
 * button and leaves the surrounding menu open. All `details` elements of the content are open while printing.
 */
export {};

function closeOthers({ target }: Event): void {
  for (const disclosure of document.querySelectorAll<HTMLDetailsElement>("details[data-disclosure][open]"))
    disclosure.open = disclosure.contains(target as Node);
}

document.addEventListener("pointerdown", closeOthers);
document.addEventListener("focusin", closeOthers);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const disclosure = (event.target as Element).closest<HTMLDetailsElement>("details[data-disclosure][open]");
  if (!disclosure) return;
  event.preventDefault();
  disclosure.open = false;
  disclosure.querySelector("summary")?.focus();
});

let openedForPrint: HTMLDetailsElement[] = [];

addEventListener("beforeprint", () => {
  openedForPrint = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
  for (const details of openedForPrint) details.open = true;
});

addEventListener("afterprint", () => {
  for (const details of openedForPrint) details.open = false;
});
