/** Class names of links and toggle buttons that choose one of a few kinds or states. */
export const choiceClasses =
  "border-ink/30 hover:border-ink/70 rounded-pill flex min-h-11 items-center border bg-surface px-4 font-semibold aria-[current=page]:bg-ink aria-[current=page]:border-ink aria-[current=page]:text-ground aria-pressed:bg-ink aria-pressed:border-ink aria-pressed:text-ground";
