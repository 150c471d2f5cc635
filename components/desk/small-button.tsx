import type { ComponentProps } from "react";

/** A button beside a row's text. Keeps Chinese words whole. */
export function SmallButton(button: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      className="border-ink/30 rounded-pill min-h-11 border bg-white px-4 font-semibold break-keep hover:border-ink/70"
    />
  );
}
