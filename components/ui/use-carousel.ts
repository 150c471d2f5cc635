"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState, type FocusEvent } from "react";
import { useReducedMotion } from "./use-reduced-motion";

/** Between slides (spec section 4). */
const intervalMs = 3000;

/**
 * A ref that hands its element on when it is within half a screen of the window. A carousel measures every slide at
 * its start; those far down the page need not do so while the page is being made ready.
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
 * The third-party carousel, wrapped once. Advancing is our own timer: embla's autoplay plugin takes hovering
 * for a pause that someone asked for, and starts again after a press on pause when the pointer leaves.
 */
export function useCarousel(autoplay: boolean, hold: boolean) {
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: reducedMotion ? 0 : 20,
  });
  /** Presses of arrows before there was anything to move. */
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
      // Someone who came in by keyboard reads in peace: paused until the play button is pressed.
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) setWanted(false);
      },
    },
  };
}
