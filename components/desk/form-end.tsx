import { buttonLook } from "@/components/ui/button";
import type { ReactNode } from "react";

type FormEndProps = {
  submit: string;
  problem: string | undefined;
  isSending: boolean;
  /** Secondary button style, for a screen with several forms of equal weight. */
  quiet?: true;
  children?: ReactNode;
};

/** The end of every desk form: the message about the whole form, the submit button and other actions. */
export function FormEnd({ submit, problem, isSending, quiet, children }: FormEndProps) {
  return (
    <>
      <p role="alert" className="desk-problem">
        {problem}
      </p>
      <div className="desk-actions">
        <button
          type="submit"
          disabled={isSending}
          aria-busy={isSending}
          className={buttonLook[quiet ? "secondary" : "primary"]}
        >
          {submit}
        </button>
        {children}
      </div>
    </>
  );
}
