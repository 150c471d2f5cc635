import type { FormEventHandler, ReactNode } from "react";
import { codes } from "@/lib/base/contract/codes";
import { isSuccess, type CallResult } from "@/lib/base/contract/result";
import { SubmitButton } from "@/components/ui/submit-button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type ActionFormProps = {
  onSubmit: FormEventHandler;
  isBusy: boolean;
  /** Whether the form cannot be sent at all. */
  isDisabled?: boolean;
  submitLabel: string;
  /** Style of the button: `primary` for the main action of the screen, `wide` if it fills the panel. */
  variant?: keyof typeof buttonProps;
  id?: string;
  /** Error message after submitting; the success message follows below. */
  problem: string | undefined;
  success?: string | undefined;
  children: ReactNode;
};

const buttonProps = {
  quiet: { variant: "secondary", className: "w-fit" },
  primary: { variant: "primary", className: "w-fit" },
  wide: { variant: "primary" },
} as const;

/** Form of an account page: fields, a result message and one button. */
export function ActionForm({
  onSubmit,
  isBusy,
  isDisabled = false,
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
      <p role="alert" className="font-semibold text-mark empty:hidden">
        {problem}
      </p>
      <p role="status" className="font-semibold wrap-anywhere text-accent empty:absolute">
        {success}
      </p>
      <SubmitButton isBusy={isBusy} disabled={!isHydrated || isDisabled} {...buttonProps[variant]}>
        {submitLabel}
      </SubmitButton>
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
