/**
 * Copies a text to the clipboard. `navigator.clipboard` does not exist on plain http, where `execCommand` copies the
 * selection instead.
 * @param source the element that shows the text; it is selected as a fallback, so that visitors can copy it themselves
 * @returns whether the text was copied
 */
export async function copyText(text: string, source: HTMLElement | null): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isCopied) return true;
  if (!source) return false;
  selectText(source);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

function selectText(element: HTMLElement): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}
