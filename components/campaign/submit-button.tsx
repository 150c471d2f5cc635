import type { ReactNode } from "react";
import { campaignButtonClasses } from "./classes";
import { Spinner } from "./spinner";

type SubmitButtonProps = { isLoading: boolean; disabled?: boolean; children: ReactNode };

/** The button that sends a form of the campaign. While loading it stays focusable and shows a spinner. */
export function SubmitButton({ isLoading, disabled, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${campaignButtonClasses.gold} w-full text-[1.1em]`}
      disabled={disabled}
      aria-busy={isLoading}
      aria-disabled={isLoading || undefined}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}
