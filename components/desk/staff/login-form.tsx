"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { FormFooter } from "../form-footer";
import { useDeskForm } from "../use-desk-form";
import { DeskForm } from "../desk-form";

export type NextLoginStep = CallResponse<"desk/session/login">["next"];

const secretFields = ["password"] as const;

export function StaffLoginForm({ onNext }: { onNext: (next: NextLoginStep) => void }) {
  const t = useTranslations("desk.session");
  const { form, send, problem, isSending } = useDeskForm<
    "desk/session/login",
    { email: string; password: string }
  >({
    id: "yuqiao:desk:login",
    call: "desk/session/login",
    defaults: { email: "", password: "" },
    toInput: (values) => values,
    secretFields,
    onDone: ({ next }) => onNext(next),
  });
  return (
    <DeskForm id="yuqiao:desk:login" onSubmit={send}>
      <Field
        id="login-email"
        type="email"
        autoComplete="username"
        label={t("login.email")}
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Field
        id="login-password"
        type="password"
        autoComplete="current-password"
        label={t("login.password")}
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <FormFooter submit={t("login.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
