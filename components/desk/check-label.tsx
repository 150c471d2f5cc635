import type { ComponentProps } from "react";

/** A checkbox or radio button beside the first line of its label; the whole label is the touch target. */
export function CheckLabel({ type = "checkbox", children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-start gap-2 py-2.5">
      <input type={type} className="mt-0.5 size-5 shrink-0" {...input} />
      {children}
    </label>
  );
}
