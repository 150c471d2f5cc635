"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useCallForm, type Leaving } from "@/components/calls/use-call-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { Toast } from "@/components/ui/toast";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { phoneForm } from "@/lib/subjects/campaign/enrolment";
import { markEnrolled } from "@/lib/subjects/campaign/enrolled-state";
import { startingCode } from "@/lib/subjects/campaign/starting-code";
import { storeCheckedPhone, readSavedCode, savePhone } from "@/lib/subjects/campaign/storage";
import type { RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import { PhoneFields } from "./phone-fields";

export type PhoneFormProps = RegionSeason & {
  prizePath: string;
  enrolPath: string;
};

/** Checks whether a phone is enrolled, and goes to the prize page or to the enrolment form (spec section 4). */
export default function PhoneForm({ region, season, prizePath, enrolPath }: PhoneFormProps) {
  const t = useTranslations("campaign");
  const [defaultCode] = useState(() => startingCode(region));
  const blank = t("form.required");
  const form = useSchemaForm({
    schema: phoneForm,
    defaultValues: { code: defaultCode, number: "" },
    messages: { code: { blank }, number: { blank } },
  });
  const { register, getValues, setValue, control, formState } = form;
  const error = (formState.errors.number ?? formState.errors.code)?.message;
  const currentCode = useWatch({ control, name: "code" });
  const { submit, problem, setProblem, isSending } = useCallForm({
    form,
    send: (phone) => call("abroadIsApplied", phone),
    onDone: ({ phone_code, phone_number }, phone): Leaving => {
      const isEnrolled = phone_code !== "" && phone_number !== "";
      if (isEnrolled) {
        savePhone({ code: String(phone_code), number: String(phone_number) });
        // Do not overwrite an activation code that this device has stored.
        if (readSavedCode({ region, season }) === undefined) markEnrolled({ region, season, code: "" });
      } else {
        storeCheckedPhone({ region, season }, { code: phone.code, number: phone.num });
      }
      location.assign(isEnrolled ? prizePath : enrolPath);
      return "leaving";
    },
    fieldOf: () => undefined,
    toProblem: (failure) => ("code" in failure && failure.message) || t("form.offline"),
  });

  return (
    <form method="post" noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      <p>{t("prize.text")}</p>
      <PhoneFields
        error={error}
        help={error && t("form.help.number")}
        currentCode={currentCode}
        code={{
          ...register("code", {
            onBlur: () => {
              if (!getValues("code")) setValue("code", defaultCode);
            },
          }),
          autoFocus: true,
        }}
        number={register("number")}
        onPhone={({ code, number }) => {
          if (code) setValue("code", code);
          if (number !== undefined) setValue("number", number);
        }}
      />
      <Toast
        isInline
        message={problem === undefined ? undefined : { tone: "error", text: problem }}
        closeLabel={t("frame.close")}
        onDismiss={() => setProblem(undefined)}
      />
      <SubmitButton isBusy={isSending} className="w-full text-[1.1em]">
        {t("prize.confirm")}
      </SubmitButton>
      <a href={enrolPath} className="link">
        {t("prize.toForm")}
      </a>
    </form>
  );
}
