import type { ComponentProps } from "react";

/** An item of a list of collapsed fields, with a button that removes it. */
export function EditableItem({ className = "items-start", children }: ComponentProps<"li">) {
  return (
    <li className={`relative flex justify-between gap-3 border-b border-line ${className}`}>{children}</li>
  );
}

/** For the item's `Fold`. Its summary ends before the button, so that the open fields can use the full width. */
export const editableFoldClasses = { className: "min-w-0 flex-1 open:pb-4", summaryClassName: "pr-12" };

export function RemoveButton(button: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      className="absolute top-0 right-0 size-11 rounded-pill text-accent hover:bg-muted"
    >
      ✕
    </button>
  );
}
