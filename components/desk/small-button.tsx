import type { ComponentProps } from "react";

/** A button beside a row's text. Keeps Chinese words whole. */
export function SmallButton(button: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      className="min-h-11 rounded-pill border border-ink/30 bg-surface px-4 font-semibold break-keep hover:border-ink/70"
    />
  );
}
