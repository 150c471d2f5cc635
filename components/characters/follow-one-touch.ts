/** Milliseconds after which a touch that has not moved is a resting hand. */
const restMs = 300;
/** Movement in pixels up to which a touch counts as still. */
const stillPx = 8;

type WritingTouch = { id: number; x: number; y: number; startMs: number; hasMoved: boolean };

/** Safari knows a pen; other browsers do not say, or report a pen as a mouse. */
const isPen = (touch: Touch) => (touch as Touch & { touchType?: string }).touchType === "stylus";

function dispatchMouse(
  type: string,
  { clientX, clientY }: { clientX: number; clientY: number },
  target: EventTarget,
) {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
}

/**
 * Passes on one touch of several, as a mouse. hanzi-writer follows the first touch of the screen, which may be the palm
 * of the hand, and ends a stroke whenever any touch begins or ends. Other touches are ignored while one writes; a pen, and
 * a finger beside a hand that only rests, take over.
 * @param isActive whether the element is written on; otherwise touches scroll the page as usual
 */
export function followOneTouch(element: HTMLElement, isActive: () => boolean): void {
  let writing: WritingTouch | undefined;

  const isResting = (touch: WritingTouch, nowMs: number) => !touch.hasMoved && nowMs - touch.startMs > restMs;

  const start = (event: TouchEvent) => {
    if (!isActive()) return;
    event.preventDefault();
    event.stopPropagation();
    const touch = event.changedTouches[0];
    if (!touch || (writing && !isResting(writing, event.timeStamp) && !isPen(touch))) return;
    if (writing) dispatchMouse("mouseup", touch, document);
    const { identifier: id, clientX: x, clientY: y } = touch;
    writing = { id, x, y, startMs: event.timeStamp, hasMoved: false };
    dispatchMouse("mousedown", touch, touch.target);
  };
  const move = (event: TouchEvent) => {
    if (!isActive()) return;
    event.preventDefault();
    event.stopPropagation();
    const touch = [...event.changedTouches].find(({ identifier }) => identifier === writing?.id);
    if (!touch || !writing) return;
    writing.hasMoved ||= Math.hypot(touch.clientX - writing.x, touch.clientY - writing.y) > stillPx;
    dispatchMouse("mousemove", touch, touch.target);
  };
  const end = (event: TouchEvent) => {
    if (!writing) return;
    const touch = [...event.changedTouches].find(({ identifier }) => identifier === writing?.id);
    // The end of another touch must not end the stroke.
    event.stopPropagation();
    if (!touch) return;
    writing = undefined;
    dispatchMouse("mouseup", touch, document);
  };

  element.addEventListener("touchstart", start, { capture: true, passive: false });
  element.addEventListener("touchmove", move, { capture: true, passive: false });
  // A touch that began elsewhere ends elsewhere.
  window.addEventListener("touchend", end, { capture: true });
  window.addEventListener("touchcancel", end, { capture: true });
}
