"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { dataOf, failureMessage, isSuccess } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { FormFooter } from "../form-footer";
import { useDeskForm } from "../use-desk-form";
import type { NextLoginStep } from "./login-form";
import { DeskForm } from "../desk-form";

const secretFields = ["code"] as const;

/** A placeholder of the key's length, so that the layout does not shift when the key arrives. */
const placeholderKey = "A".repeat(32);

type EnrolFormProps = {
  /** Whether the step can be skipped for now. */
  isOptional: boolean;
  /** Whether it is on the account page, rather than part of a login. */
  isOnAccountPage?: true;
  onNext: (next: NextLoginStep) => void;
};

/** Sets up the second factor: QR code, first code, and recovery codes. */
export function SecondFactorForm({ isOptional, isOnAccountPage, onNext }: EnrolFormProps) {
  const t = useTranslations("desk.session");
  const tShell = useTranslations("desk.shell");
  const [skipProblem, setSkipProblem] = useState<string>();
  const [factorSetup, setFactorSetup] = useState<CallResponse<"desk/session/enrol">>();
  const [codes, setCodes] = useState<string[]>();
  const { form, send, problem, isSending } = useDeskForm<"desk/session/confirm", { code: string }>({
    id: "yuqiao:desk:enrol",
    call: "desk/session/confirm",
    defaults: { code: "" },
    toInput: (values) => values,
    secretFields,
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  useEffect(() => {
    void call("desk/session/enrol", {}).then((result) => setFactorSetup(dataOf(result)));
  }, []);
  const skipForNow = async () => {
    const result = await call("desk/session/later", {});
    if (isSuccess(result)) return onNext("in");
    setSkipProblem(failureMessage(result, tShell("failed")));
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => onNext("in")} />;
  return (
    <DeskForm id="yuqiao:desk:enrol" onSubmit={send}>
      <p>{t("enrol.text")}</p>
      {isOptional && !isOnAccountPage && <p>{t("enrol.offer")}</p>}
      <figure className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface p-4 text-center">
        <figcaption>{t("enrol.scan")}</figcaption>
        {factorSetup ? (
          <img src={factorSetup.picture} alt={t("enrol.picture")} width={200} height={200} />
        ) : (
          <span className="size-[200px]" />
        )}
        <p>
          {t("enrol.type")}{" "}
          <code className={`font-mono break-words ${factorSetup ? "" : "invisible"}`}>
            {(factorSetup?.secret ?? placeholderKey).replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
        </p>
      </figure>
      <Field
        id="login-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t("enrol.code")}
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      <FormFooter submit={t("enrol.submit")} problem={problem ?? skipProblem} isSending={isSending}>
        {isOptional && (
          <button type="button" onClick={skipForNow} className={buttonClasses.secondary}>
            {t("enrol.later")}
          </button>
        )}
      </FormFooter>
    </DeskForm>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useTranslations("desk.session");
  return (
    <section className="mt-5 flex flex-col gap-5" aria-labelledby="recovery">
      <h2 id="recovery" className="text-h3">
        {t("enrol.keepTitle")}
      </h2>
      <p>{t("enrol.keep")}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-card bg-muted/60 p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-mono break-words">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onSaved} className={buttonClasses.primary}>
          {t("enrol.kept")}
        </button>
      </div>
    </section>
  );
}
