/** Decides when a section hydrates. */
export type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void; content: unknown };

/** @param isClosed whether the section waits; only one that is being hydrated can */
export function createGate(content: unknown, isClosed: boolean): Gate {
  let resolve = () => {};
  const opened = new Promise<void>((done) => (resolve = done));
  const gate: Gate = {
    isOpen: false,
    opened,
    open: () => {
      gate.isOpen = true;
      // React's `use` reads the status, and so does not suspend for an event that opens the gate.
      Object.assign(opened, { status: "fulfilled", value: undefined });
      resolve();
    },
    content,
  };
  if (!isClosed) gate.open();
  return gate;
}

/** Distance from the viewport at which a section hydrates, so that it is ready when it is scrolled into view. */
const margin = "300px";

/** Capture listeners of the window run before those of React, which then hydrates the section for the event. */
const events = ["pointerdown", "mousedown", "click", "focusin", "keydown", "input"] as const;

/**
 * Opens a gate when the element after `marker` comes near the viewport or receives an event.
 * @returns a function that stops watching
 */
export function watchGate(gate: Gate, marker: Element): () => void {
  const section = marker.nextElementSibling;
  if (gate.isOpen || !section) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: margin },
  );
  const handleEvent = ({ target }: Event) => {
    if (target instanceof Node && section.contains(target)) open();
  };
  const stop = () => {
    observer.disconnect();
    for (const name of events) removeEventListener(name, handleEvent, true);
  };
  const open = () => {
    stop();
    gate.open();
  };
  observer.observe(section);
  for (const name of events) addEventListener(name, handleEvent, { capture: true, passive: true });
  return stop;
}
