import { useEffect, useRef, type MouseEvent } from "react";

/** The longest time between the two presses of a double press, in milliseconds, as systems set it. */
const doublePressMs = 500;

/**
 * For content that appears under the pointer at a press: the second press of a double press was meant for what was there
 * before. A mouse counts its presses. Fingers do not, so their presses count once the content could have been seen; keys
 * always do.
 * @param key changes when the content is replaced
 * @returns a handler for `onClickCapture` of the content
 */
export function useSecondPressGuard(key?: unknown): (event: MouseEvent) => void {
  const appearedAtMs = useRef(0);
  const pointerType = useRef("");
  useEffect(() => {
    appearedAtMs.current = performance.now();
  }, [key]);
  useEffect(() => {
    // Safari's click events do not have the type of their pointer.
    const recordPointer = (event: PointerEvent) => {
      pointerType.current = event.pointerType;
    };
    document.addEventListener("pointerdown", recordPointer, { capture: true, passive: true });
    return () => document.removeEventListener("pointerdown", recordPointer, { capture: true });
  }, []);
  return (event) => {
    const isByFinger = event.detail > 0 && pointerType.current === "touch";
    const isSecondPress = event.detail > 1 || isByFinger;
    if (!isSecondPress || performance.now() - appearedAtMs.current > doublePressMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
