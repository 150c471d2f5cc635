import type * as TestingLibrary from "@testing-library/dom";

/** A part of the page as a user would describe it: by role and name, by label, or by text. */
export type Target = {
  by: "role" | "label" | "text" | "css";
  value: string;
  /** Accessible name, for a role. */
  name?: string;
  /** Whether the name, label or text may be longer. */
  part?: boolean;
  within?: Target;
};

/** Where to press, or why it cannot be pressed now. */
export type Place = { x: number; y: number } | { blocked: string };

type InPage = { TestingLibraryDom: typeof TestingLibrary };

/*
 * These functions run in the page: they are sent as text, one by one, and may use nothing from this file but types and
 * `find`, which is sent along.
 */

/** All visible elements of a target. */
export function find(target: Target): HTMLElement[] {
  const { within } = (window as unknown as InPage).TestingLibraryDom;
  const exact = !target.part;
  const roots = target.within ? find(target.within) : [document.body];
  const found = roots.flatMap((root) => {
    const { value } = target;
    if (target.by === "css") return [...root.querySelectorAll<HTMLElement>(value)];
    if (target.by === "label") return within(root).queryAllByLabelText(value, { exact });
    if (target.by === "text") return within(root).queryAllByText(value, { exact });
    const { name } = target;
    if (name === undefined || exact) return within(root).queryAllByRole(value, { name });
    return within(root).queryAllByRole(value, { name: (fullName) => fullName.includes(name) });
  });
  // An element without a box of its own, such as the wide header's menu, is visible if its parent is.
  const isSeen = (element: Element): boolean =>
    getComputedStyle(element).display === "contents" && element.parentElement
      ? isSeen(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true });
  return found.filter(isSeen);
}

/** The center of the one element, once it has stopped moving and nothing covers it. */
export async function placeOf(target: Target): Promise<Place> {
  const [element, ...more] = find(target);
  if (!element) return { blocked: "not there" };
  if (more.length > 0) return { blocked: `there are ${more.length + 1}` };
  if (element.matches(":disabled")) return { blocked: "disabled" };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const middle = () => {
    // The box of a link that wraps is not all link, but its first line is.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = middle();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) return { blocked: "moving" };
  const top = document.elementFromPoint(x, y);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  if (top && (element.contains(top) || label?.contains(top))) {
    const lastPress = { pressed: false };
    Object.assign(window, { lastPress });
    element.addEventListener("click", () => (lastPress.pressed = true), { once: true, capture: true });
    return { x, y };
  }
  return { blocked: `under ${top?.outerHTML.slice(0, 120) ?? "the edge"}` };
}

/** Whether the last press reached its target: the page may shift in between. */
export function wasPressed(): boolean {
  return (window as unknown as { lastPress?: { pressed: boolean } }).lastPress?.pressed ?? true;
}

export function countOf(target: Target): number {
  return find(target).length;
}

export function textOf(target: Target): string | undefined {
  return find(target)[0]?.textContent ?? undefined;
}

export function attributeOf(target: Target, name: string): string | undefined {
  return find(target)[0]?.getAttribute(name) ?? undefined;
}

export function valueOf(target: Target): string | undefined {
  return (find(target)[0] as HTMLInputElement | undefined)?.value;
}

export function isFocused(target: Target): boolean {
  return find(target)[0] === document.activeElement;
}

/** Focuses the one element. @returns whether it took the focus */
export function focusOn(target: Target): boolean {
  const [element, ...more] = find(target);
  if (more.length === 0) element?.focus();
  return element !== undefined && element === document.activeElement;
}

/** Selects a field's content, so that typing replaces it. */
export function selectAll(): void {
  (document.activeElement as HTMLInputElement).select();
}
