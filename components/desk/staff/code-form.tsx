"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/app/bootstrap/client";
import { FormFooter } from "../form-footer";
import { useDeskForm } from "../use-desk-form";
import type { NextLoginStep } from "./login-form";
import { DeskForm } from "../desk-form";

const secretFields = ["code"] as const;

type CodeFormProps = { onNext: (next: NextLoginStep) => void; onBack: () => void };

/** The login step for the code of the second factor. */
export function SecondFactorCodeForm({ onNext, onBack }: CodeFormProps) {
  const t = useTranslations("desk.session");
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
      <p>{t("code.text")}</p>
      <Field
        id="login-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus
        label={t("code.code")}
        hint={t("code.hint")}
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      <FormFooter submit={t("code.submit")} problem={problem} isSending={isSending}>
        <button type="button" onClick={back} className={buttonClasses.secondary}>
          {t("code.back")}
        </button>
      </FormFooter>
    </DeskForm>
  );
}
