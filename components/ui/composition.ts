"use client";

import { useState, useSyncExternalStore } from "react";

/*
 * Text in an input method is half a word until it is chosen: "tui'k" becomes 退课. It is no search yet, on a page in any
 * language. Hangul is readable while its last syllable is composed, and phones with Android compose all Latin text.
 */

const isReadable = (composed: string) =>
  /^\p{Script=Hangul}+$/u.test(composed) ||
  (/^[\p{Script=Latin}\p{M}\p{N}\s]+$/u.test(composed) && /Android/.test(navigator.userAgent));

/** Whether an input event belongs to a word that is not chosen yet. */
export const isHalfComposed = ({ isComposing, data }: Pick<InputEvent, "isComposing" | "data">): boolean =>
  isComposing && !isReadable(data ?? "");

let isHalf = false;
const listeners = new Set<() => void>();

function record(event: CompositionEvent): void {
  const next = event.type !== "compositionend" && !isReadable(event.data);
  if (next === isHalf) return;
  isHalf = next;
  listeners.forEach((notify) => notify());
}
const eventTypes = ["compositionstart", "compositionupdate", "compositionend"] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // One of these does nothing while another has subscribed: a listener is only added once.
  for (const type of eventTypes) document.addEventListener(type, record, { capture: true });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const type of eventTypes) document.removeEventListener(type, record, { capture: true });
    isHalf = false;
  };
}

/** Whether a word is being composed somewhere on the page. */
export const useIsComposing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHalf,
    () => false,
  );

/** A text of a search field, without words that are not chosen yet. */
export function useComposedText(text: string): string {
  const isComposing = useIsComposing();
  const [composed, setComposed] = useState(text);
  if (!isComposing && composed !== text) setComposed(text);
  return composed;
}
