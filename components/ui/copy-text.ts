/**
 * Puts a text on the clipboard. Plain http has no `navigator.clipboard`: there the browser's own command copies what is
 * selected.
 * @param shown the element that shows the text: selected where nothing else works, so that keys or a long press copy it
 * @returns whether the text was copied
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isCopied) return true;
  if (!shown) return false;
  select(shown);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

function select(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}
