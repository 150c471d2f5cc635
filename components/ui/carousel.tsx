"use client";

import { Icon } from "./icon";
import { Children, isValidElement, type ReactNode } from "react";
import { buttonClasses } from "./button";
import { useCarousel } from "./use-carousel";

export type CarouselLabels = {
  role: string;
  slideRole: string;
  /** Label of a slide: its number and the total. */
  slide: (n: number, total: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type CarouselProps = {
  label: string;
  labels: CarouselLabels;
  /** Shown beside the buttons. */
  heading?: ReactNode;
  /** Whether the buttons lie over the upper right corner of the slides. */
  hasOverlaidButtons?: boolean;
  /** Classes of the row; with `*:*:` they set the width of its slides, which is all of the row by default. */
  slidesClassName?: string;
  /** Whether to show the previous and next buttons. */
  hasArrows: boolean;
  /** Whether it advances automatically. */
  autoplay: boolean;
  /** Stops it, for example while details opened from a slide are shown. */
  isPaused?: boolean;
  /** One slide is visible at a time; the others are `inert`. */
  showsOneSlide?: boolean;
  children: ReactNode;
};

/**
 * Slides that advance automatically (WAI-ARIA carousel pattern): the pause button comes first, hovering pauses,
 * keyboard focus pauses until play is pressed, nothing moves under reduced motion. Without script it is a scrolling
 * row.
 */
export function Carousel({
  label,
  labels,
  heading,
  hasOverlaidButtons = false,
  slidesClassName = "",
  hasArrows,
  autoplay,
  isPaused = false,
  showsOneSlide,
  children,
}: CarouselProps) {
  const { viewport, isPlaying, canPlay, selected, previous, next, toggle, handlers } = useCarousel(
    autoplay,
    isPaused,
  );
  const slideElements = Children.toArray(children);
  return (
    <section aria-label={label} aria-roledescription={labels.role} className="relative" {...handlers}>
      <div
        className={`flex flex-wrap items-end justify-end gap-2 ${hasOverlaidButtons ? "absolute top-3 right-3 z-1" : "pb-3"}`}
      >
        {heading && <div className="min-w-0 flex-[1_1_10rem]">{heading}</div>}
        {/* It has its place before it is ready, so that the heading beside it does not move. */}
        {autoplay && (
          <button
            type="button"
            onClick={toggle}
            className={`${buttonClasses.round} ${canPlay ? "" : "invisible motion-reduce:hidden noscript:hidden"}`}
            aria-label={isPlaying ? labels.pause : labels.play}
          >
            {isPlaying ? <Icon name="pause" size={18} /> : <Icon name="play" size={18} />}
          </button>
        )}
        {hasArrows && (
          <>
            <button
              type="button"
              onClick={previous}
              className={buttonClasses.round}
              aria-label={labels.previous}
            >
              <Icon name="chevron-left" />
            </button>
            <button type="button" onClick={next} className={buttonClasses.round} aria-label={labels.next}>
              <Icon name="chevron-right" />
            </button>
          </>
        )}
      </div>
      {/* `data-live` is set once embla moves it. */}
      <div
        ref={viewport}
        className={`[scrollbar-width:thin] overflow-x-auto data-live:overflow-hidden ${slidesClassName}`}
      >
        <div className="flex" aria-live={isPlaying ? "off" : "polite"}>
          {slideElements.map((slide, index) => (
            <div
              // The key of the content, so that a slide that an inline script has hidden stays with its content.
              key={isValidElement(slide) ? slide.key : index}
              role="group"
              className="shrink-0 grow-0 basis-full"
              aria-roledescription={labels.slideRole}
              aria-label={labels.slide(index + 1, slideElements.length)}
              inert={showsOneSlide && selected !== undefined && selected !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
