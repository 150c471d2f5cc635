/*
 * React hydrates only what the server sent. Translations and password managers change the page before. Their changes
 * are recorded once the page is parsed, and undone right before React comes: fields, focus and caret stay as they are,
 * where React would have to render the section anew.
 */

const changes: MutationRecord[] = [];
/** Nodes of the server that something has moved, and nodes that something has added. */
const moved = new Set<Node>();
const added = new Set<Node>();
/** Where elements that were added stood. */
const places = new Map<Element, { parent: Node; previous: Node | null }>();
const observer = new MutationObserver(record);

/** To be called when the whole body is there. */
export function recordChanges(): void {
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
}

/** From now on changes are React's. */
export function stopRecording(): void {
  observer.disconnect();
}

function record(records: readonly MutationRecord[]) {
  for (const change of records) {
    if (isOwn(change)) continue;
    changes.push(change);
    for (const node of change.removedNodes) if (!added.has(node)) moved.add(node);
    for (const node of change.addedNodes) if (!moved.has(node)) added.add(node);
  }
}

/** The page's own inline scripts put times and states, as texts, in place of others (lib/inline-scripts/first-paint.ts). */
const isOwn = ({ target, addedNodes }: MutationRecord) =>
  target instanceof Element &&
  target.matches("[data-own],[data-then],[data-then]>*") &&
  addedNodes[0] instanceof Text;

/** Undoes what was recorded so far. */
export function undoChanges(): void {
  const focused = document.activeElement as HTMLElement | null;
  record(observer.takeRecords());
  for (const change of changes.splice(0).reverse()) if (!isInsideAdded(change.target)) undo(change);
  observer.takeRecords();
  // An element that was moved has lost the focus.
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}

/** What happens inside an added element concerns nobody else. */
function isInsideAdded(node: Node | null): boolean {
  return !!node && !moved.has(node) && (added.has(node) || isInsideAdded(node.parentNode));
}

function undo({ target, oldValue, addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord) {
  if (target instanceof CharacterData) target.data = oldValue ?? "";
  for (const node of removedNodes)
    target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  for (const node of addedNodes) {
    if (!added.has(node) || node.parentNode !== target) continue;
    target.removeChild(node);
    // A translation puts its elements in again by itself.
    if (node instanceof Element && node.tagName !== "FONT")
      places.set(node, { parent: target, previous: previousSibling });
  }
}

/** Puts elements that others have added back in their places, once React does not mind them. */
export function restoreAdded(): void {
  for (const [element, { parent, previous }] of places)
    if (parent.isConnected && !element.isConnected)
      parent.insertBefore(
        element,
        previous?.parentNode === parent ? previous.nextSibling : parent.firstChild,
      );
  places.clear();
}
