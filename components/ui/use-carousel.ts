"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState, type FocusEvent, useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether the visitor prefers reduced motion; undefined on the server and during hydration. */
function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}

/** Time between slides (spec section 4). */
const intervalMs = 3000;

/**
 * A ref callback that passes its element on once it is within half a screen of the viewport. Embla measures every slide
 * when it starts, and carousels far down the page should not delay hydration with that.
 */
function useRefWhenNear(ref: (element: HTMLElement | null) => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      const observer = new IntersectionObserver((entries) => entries[0]?.isIntersecting && ref(element), {
        rootMargin: "50%",
      });
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
    [ref],
  );
}

/**
 * Wraps embla-carousel. Slides advance by a timer here, because embla's autoplay plugin starts again when the pointer
 * leaves, even if the visitor has pressed pause.
 */
export function useCarousel(autoplay: boolean, isPaused: boolean) {
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: reducedMotion ? 0 : 20,
  });
  /** Arrow presses from before embla was ready; they run once it is. */
  const earlyMoves = useRef<("scrollPrev" | "scrollNext")[]>([]);
  const move = (method: "scrollPrev" | "scrollNext") =>
    embla ? embla[method]() : earlyMoves.current.push(method);
  const [isAutoplayOn, setAutoplayOn] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [selected, setSelected] = useState<number>();
  const canPlay = autoplay && embla !== undefined && reducedMotion === false;
  const isPlaying = canPlay && isAutoplayOn;

  useEffect(() => {
    if (!embla) return;
    embla.rootNode().dataset["live"] = "";
    const updateSelected = () => setSelected(embla.selectedScrollSnap());
    updateSelected();
    embla.on("select", updateSelected).on("reInit", updateSelected);
    for (const method of earlyMoves.current.splice(0)) embla[method]();
    return () => {
      embla.off("select", updateSelected).off("reInit", updateSelected);
    };
  }, [embla]);

  useEffect(() => {
    if (!isPlaying || isHovered || isPaused || !embla) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [embla, isPlaying, isHovered, isPaused]);

  return {
    viewport: useRefWhenNear(viewport),
    canPlay,
    isPlaying,
    selected,
    previous: () => move("scrollPrev"),
    next: () => move("scrollNext"),
    toggle: () => setAutoplayOn(!isAutoplayOn),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // Keyboard focus pauses until the play button is pressed.
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) setAutoplayOn(false);
      },
    },
  };
}
