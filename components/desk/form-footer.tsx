import { buttonClasses } from "@/components/ui/button";
import type { ReactNode } from "react";

type FormFooterProps = {
  submit: string;
  problem: string | undefined;
  isSending: boolean;
  /** Secondary button style, for a screen with several forms of equal weight. */
  isSecondary?: true;
  /** In a `FormRow`: the button is level with the inputs, whatever hints follow below them. */
  isInRow?: true;
  children?: ReactNode;
};

/** The end of every desk form: the message about the whole form, the submit button and other actions. */
export function FormFooter({ submit, problem, isSending, isSecondary, isInRow, children }: FormFooterProps) {
  return (
    <>
      <FormProblem className={isInRow && "@min-[36rem]:order-last @min-[36rem]:col-span-full"}>
        {problem}
      </FormProblem>
      <div className={`flex flex-wrap gap-3 ${isInRow ? "@min-[36rem]:mt-7" : ""}`}>
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

type FormProblemProps = { className?: string | undefined; children: ReactNode };

/** The message about a whole form. It exists before any message, or screen readers would miss the first one. */
export function FormProblem({ className = "", children }: FormProblemProps) {
  return (
    <p role="alert" className={`font-semibold text-mark empty:hidden ${className}`}>
      {children}
    </p>
  );
}
