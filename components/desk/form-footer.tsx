import { buttonClasses } from "@/components/ui/button";
import type { ReactNode } from "react";

type FormFooterProps = {
  submit: string;
  problem: string | undefined;
  isSending: boolean;
  /** Secondary button style, for a screen with several forms of equal weight. */
  isSecondary?: true;
  children?: ReactNode;
};

/** The end of every desk form: the message about the whole form, the submit button and other actions. */
export function FormFooter({ submit, problem, isSending, isSecondary, children }: FormFooterProps) {
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
          className={buttonClasses[isSecondary ? "secondary" : "primary"]}
        >
          {submit}
        </button>
        {children}
      </div>
    </>
  );
}
