/** Class names of links and toggle buttons that choose one of a few kinds or states. */
export const choiceClasses =
  "border-ink/30 hover:border-ink/70 rounded-pill flex min-h-11 items-center border bg-surface px-4 font-semibold aria-[current=page]:bg-night aria-[current=page]:border-night aria-[current=page]:text-white aria-pressed:bg-night aria-pressed:border-night aria-pressed:text-white";
