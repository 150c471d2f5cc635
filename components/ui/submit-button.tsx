import type { ReactNode } from "react";
import { buttonClasses } from "./button";
import { Spinner } from "./spinner";

type SubmitButtonProps = {
  isBusy: boolean;
  disabled?: boolean;
  /** By default the main action of the screen. */
  variant?: "primary" | "secondary";
  className?: string;
  children: ReactNode;
};

/** The button that sends a form. While the form is sent, it stays focusable and shows a spinner. */
export function SubmitButton({
  isBusy,
  disabled,
  variant = "primary",
  className = "",
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${buttonClasses[variant]} ${className}`}
      disabled={disabled}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {/* Translation replaces text, before which React could then insert nothing. */}
      <span className="contents">{children}</span>
    </button>
  );
}
