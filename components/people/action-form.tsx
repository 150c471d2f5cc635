import type { FormEventHandler, ReactNode } from "react";
import { codes } from "@/lib/base/contract/codes";
import { isSuccess, type CallResult } from "@/lib/base/contract/result";
import { buttonClasses } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type ActionFormProps = {
  onSubmit: FormEventHandler;
  isBusy: boolean;
  submitLabel: string;
  /** Style of the button: `primary` for the main action of the screen, `wide` if it fills the panel. */
  variant?: keyof typeof variantClasses;
  id?: string;
  /** Error message after submitting; the success message follows below. */
  problem: string | undefined;
  success?: string | undefined;
  children: ReactNode;
};

const variantClasses = {
  quiet: `${buttonClasses.secondary} w-fit`,
  primary: `${buttonClasses.primary} w-fit`,
  wide: buttonClasses.primary,
} as const;

/** Form of an account page: fields, a result message and one button. */
export function ActionForm({
  onSubmit,
  isBusy,
  submitLabel,
  variant = "quiet",
  id,
  problem,
  success,
  children,
}: ActionFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className={`grid w-full gap-4 ${variant === "wide" ? "mt-2" : ""}`}
    >
      {children}
      <p role="alert" className="font-semibold text-cinnabar empty:hidden">
        {problem}
      </p>
      <p role="status" className="font-semibold wrap-anywhere text-jade empty:absolute">
        {success}
      </p>
      <button
        type="submit"
        disabled={!isHydrated || isBusy}
        aria-busy={isBusy}
        className={variantClasses[variant]}
      >
        {submitLabel}
      </button>
    </form>
  );
}

/** The server's message if it refused, in the visitor's language; otherwise the fallback. Undefined on success. */
export function toServerMessage(result: CallResult<unknown>, fallback: string): string | undefined {
  if (isSuccess(result)) return undefined;
  return "code" in result && result.code < codes.internal.code && result.message ? result.message : fallback;
}

/** The fields that the server refused, each with its message. */
export function refusedFields(result: CallResult<unknown>): { path: string; message: string }[] {
  return "code" in result && !isSuccess(result) ? (result.data?.issues ?? []) : [];
}
