import type { FormEventHandler, ReactNode } from "react";
import { codes } from "@/lib/contract/codes";
import { succeeded, type CallResult } from "@/lib/contract/result";
import { buttonLook } from "@/components/ui/button";
import { useInBrowser } from "@/components/ui/use-in-browser";

type ActionFormProps = {
  onSubmit: FormEventHandler;
  busy: boolean;
  submit: string;
  /** Style of the button: `primary` for the main action of the screen, `wide` if it fills the panel. */
  look?: keyof typeof looks;
  id?: string;
  /** Error message after submitting; the success message follows below. */
  problem: string | undefined;
  done?: string | undefined;
  children: ReactNode;
};

const looks = {
  quiet: `${buttonLook.secondary} w-fit`,
  primary: `${buttonLook.primary} w-fit`,
  wide: buttonLook.primary,
} as const;

/** Form of an account page: fields, a result message and one button. */
export function ActionForm({
  onSubmit,
  busy,
  submit,
  look = "quiet",
  id,
  problem,
  done,
  children,
}: ActionFormProps) {
  const ready = useInBrowser();
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className={`grid w-full gap-4 ${look === "wide" ? "mt-2" : ""}`}
    >
      {children}
      <p role="alert" className="text-cinnabar font-semibold empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-jade font-semibold wrap-anywhere empty:hidden">
        {done}
      </p>
      <button type="submit" disabled={!ready || busy} aria-busy={busy} className={looks[look]}>
        {submit}
      </button>
    </form>
  );
}

/** The server's message if it refused, in the visitor's language; otherwise the fallback. Undefined on success. */
export function toldOf(result: CallResult<unknown>, failed: string): string | undefined {
  if (succeeded(result)) return undefined;
  return "code" in result && result.code < codes.internal.code && result.message ? result.message : failed;
}

/** The fields that the server refused, each with its message. */
export function refusedFields(result: CallResult<unknown>): { path: string; message: string }[] {
  return "code" in result && !succeeded(result) ? (result.data?.issues ?? []) : [];
}
