"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState, type FocusEvent } from "react";
import { useReducedMotion } from "./use-reduced-motion";

/** Time between slides (spec section 4). */
const intervalMs = 3000;

/**
 * A ref callback that passes its element on once it is within half a screen of the viewport. Embla measures every slide
 * when it starts, and carousels far down the page should not delay hydration with that.
 */
function useWhenNear(ref: (element: HTMLElement | null) => void) {
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
export function useCarousel(autoplay: boolean, hold: boolean) {
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: reducedMotion ? 0 : 20,
  });
  /** Arrow presses from before embla was ready; they run once it is. */
  const early = useRef<("scrollPrev" | "scrollNext")[]>([]);
  const move = (way: "scrollPrev" | "scrollNext") => (embla ? embla[way]() : early.current.push(way));
  const [wanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const [selected, setSelected] = useState<number>();
  const canPlay = autoplay && embla !== undefined && reducedMotion === false;
  const playing = canPlay && wanted;

  useEffect(() => {
    if (!embla) return;
    embla.rootNode().dataset["live"] = "";
    const look = () => setSelected(embla.selectedScrollSnap());
    look();
    embla.on("select", look).on("reInit", look);
    for (const way of early.current.splice(0)) embla[way]();
    return () => {
      embla.off("select", look).off("reInit", look);
    };
  }, [embla]);

  useEffect(() => {
    if (!playing || held || hold || !embla) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [embla, playing, held, hold]);

  return {
    viewport: useWhenNear(viewport),
    canPlay,
    playing,
    selected,
    previous: () => move("scrollPrev"),
    next: () => move("scrollNext"),
    toggle: () => setWanted(!wanted),
    handlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      // Keyboard focus pauses until the play button is pressed.
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) setWanted(false);
      },
    },
  };
}
