/*
 * React hydrates only the HTML that the server sent, but translation tools and password managers change it before. Their
 * changes are recorded once the page is parsed, and undone right before hydration. Otherwise React would render the
 * section again, which loses fields, focus and caret.
 */

const changes: MutationRecord[] = [];
/** Nodes of the server that were moved, and nodes that were added. */
const moved = new Set<Node>();
const added = new Set<Node>();
/** Positions of the removed added elements, for restoring them. */
const positions = new Map<Element, { parent: Node; previous: Node | null }>();
const observer = new MutationObserver(record);

/** Starts recording changes of the body. Call it when the document is parsed. */
export function recordChanges(): void {
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
}

/** Stops recording: further changes come from React. */
export function stopRecording(): void {
  observer.disconnect();
}

function record(records: readonly MutationRecord[]) {
  for (const change of records) {
    if (isFromInlineScript(change)) continue;
    changes.push(change);
    for (const node of change.removedNodes) if (!added.has(node)) moved.add(node);
    for (const node of change.addedNodes) if (!moved.has(node)) added.add(node);
  }
}

/** Whether an inline script of the page made the change: they replace texts of times, states and prices (lib/app/inline-scripts). */
const isFromInlineScript = ({ target, addedNodes }: MutationRecord) =>
  target instanceof Element &&
  target.matches("[data-own],[data-then],[data-then]>*,[data-points],[data-prices]") &&
  addedNodes[0] instanceof Text;

/** Undoes all changes recorded so far. */
export function undoChanges(): void {
  const focused = document.activeElement as HTMLElement | null;
  record(observer.takeRecords());
  for (const change of changes.splice(0).reverse()) if (!isInsideAdded(change.target)) undo(change);
  observer.takeRecords();
  // Moving an element removes its focus.
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}

/** Changes inside an added element need no undo: the element is removed as a whole. */
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
    // Translation tools add their elements again by themselves.
    if (node instanceof Element && node.tagName !== "FONT")
      positions.set(node, { parent: target, previous: previousSibling });
  }
}

/** Restores the elements that were added before hydration. Call it after hydration. */
export function restoreAdded(): void {
  for (const [element, { parent, previous }] of positions)
    if (parent.isConnected && !element.isConnected)
      parent.insertBefore(
        element,
        previous?.parentNode === parent ? previous.nextSibling : parent.firstChild,
      );
  positions.clear();
}
