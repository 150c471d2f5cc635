"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { FormFooter } from "../form-footer";
import { useCurrentUser } from "../current-user";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { SecondFactorForm } from "./enrol-form";
import { StaffSessions } from "./sessions";
import { Sheet, SheetTitle } from "../sheet";
import { DeskForm } from "../desk-form";

/** The staff member's own account: password, second factor and sessions. */
export function AccountScreen() {
  const t = useTranslations("desk.session");
  const tShell = useTranslations("desk.shell");
  const { name, email, role } = useCurrentUser();
  return (
    <>
      <p className="lead">{t("account.you", { name, email, role: tShell(`roles.${role}`) })}</p>
      <div className="grid-fit items-start gap-6">
        <ChangePassword />
        <SecondFactor />
        <StaffSessions />
      </div>
    </>
  );
}

type Passwords = { current: string; password: string };
const passwordFields = ["current", "password"] as const;

function ChangePassword() {
  const t = useTranslations("desk.session");
  const showToast = useToast();
  const { form, send, problem, isSending } = useDeskForm<"desk/session/password", Passwords>({
    id: "yuqiao:desk:password",
    call: "desk/session/password",
    defaults: { current: "", password: "" },
    toInput: (values) => values,
    secretFields: passwordFields,
    onDone: () => {
      form.reset();
      showToast({ tone: "success", text: t("account.changed") });
    },
  });
  const { errors } = form.formState;
  return (
    <Sheet aria-labelledby="password-title">
      <SheetTitle id="password-title">{t("account.passwordTitle")}</SheetTitle>
      <p>{t("account.passwordText")}</p>
      <DeskForm id="yuqiao:desk:password" onSubmit={send}>
        <Field
          id="current"
          type="password"
          autoComplete="current-password"
          label={t("account.current")}
          error={errors.current?.message}
          {...form.register("current")}
        />
        <Field
          id="password"
          type="password"
          autoComplete="new-password"
          label={t("account.password")}
          hint={t("account.passwordHint")}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <FormFooter submit={t("account.submit")} problem={problem} isSending={isSending} />
      </DeskForm>
    </Sheet>
  );
}

const password = ["password"] as const;

function SecondFactor() {
  const t = useTranslations("desk.session");
  const { second_factor: isEnabled } = useCurrentUser();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { form, send, problem, isSending } = useDeskForm<"desk/session/second-factor", { password: string }>({
    id: "yuqiao:desk:second-factor",
    call: "desk/session/second-factor",
    defaults: { password: "" },
    toInput: (values) => values,
    secretFields: password,
    onDone: () => setIsSettingUp(true),
  });
  return (
    <Sheet aria-labelledby="factor-title">
      <SheetTitle id="factor-title">{t("account.factorTitle")}</SheetTitle>
      <p>{isEnabled ? t("account.factorOn") : t("account.factorOff")}</p>
      {isSettingUp ? (
        <SecondFactorForm isOptional isOnAccountPage onNext={() => location.reload()} />
      ) : (
        <DeskForm id="yuqiao:desk:second-factor" onSubmit={send}>
          <Field
            id="factor-password"
            type="password"
            autoComplete="current-password"
            label={t("account.factorPassword")}
            error={form.formState.errors.password?.message}
            {...form.register("password")}
          />
          <FormFooter
            submit={isEnabled ? t("account.factorAnew") : t("account.factorSubmit")}
            problem={problem}
            isSending={isSending}
          />
        </DeskForm>
      )}
    </Sheet>
  );
}
