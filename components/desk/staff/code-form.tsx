"use client";

import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/app/bootstrap/client";
import { FormFooter } from "../form-footer";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import type { NextLoginStep } from "./login-form";
import { DeskForm } from "../desk-form";

const secretFields = ["code"] as const;

type CodeFormProps = { onNext: (next: NextLoginStep) => void; onBack: () => void };

/** The login step for the code of the second factor. */
export function SecondFactorCodeForm({ onNext, onBack }: CodeFormProps) {
  const words = useWords("session").code;
  const { form, send, problem, isSending } = useDeskForm<"desk/session/code", { code: string }>({
    id: "yuqiao:desk:code",
    call: "desk/session/code",
    defaults: { code: "" },
    toInput: (values) => values,
    secretFields,
    onDone: ({ next }) => onNext(next),
  });
  const back = async () => {
    await call("desk/session/logout", {});
    onBack();
  };
  return (
    <DeskForm id="yuqiao:desk:code" onSubmit={send}>
      <p>{words.text}</p>
      <Field
        id="login-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus
        label={words.code}
        hint={words.hint}
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      <FormFooter submit={words.submit} problem={problem} isSending={isSending}>
        <button type="button" onClick={back} className={buttonClasses.secondary}>
          {words.back}
        </button>
      </FormFooter>
    </DeskForm>
  );
}
