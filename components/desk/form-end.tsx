import { buttonLook } from "@/components/ui/button";
import type { ReactNode } from "react";

type FormEndProps = {
  submit: string;
  problem: string | undefined;
  isSending: boolean;
  /** One of several forms of a screen, none of them the one thing to do. */
  quiet?: true;
  children?: ReactNode;
};

/** How every form of the desk ends: what is wrong with the whole, the button, and others beside it. */
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
