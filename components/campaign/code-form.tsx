"use client";

import { useRef, useState } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { codeForm } from "@/lib/subjects/campaign/enrolment";
import { markEnrolled } from "@/lib/subjects/campaign/enrolled-state";
import { startingCode } from "@/lib/subjects/campaign/starting-code";
import { readSavedPhone } from "@/lib/subjects/campaign/storage";
import type { RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import type { CampaignWords } from "@/lib/subjects/campaign/words";
import { maxLength } from "@/lib/base/contract/fields";
import { isSuccess } from "@/lib/base/contract/result";
import { checkForm } from "@/lib/base/forms/field-errors";
import { PhoneFields, type PhoneLabels } from "./phone-fields";
import { SubmitButton } from "./submit-button";
import { TextField } from "./text-field";

export type CodeFormProps = RegionSeason & {
  labels: PhoneLabels &
    Pick<
      CampaignWords["form"],
      "email" | "required" | "help" | "emailFormat" | "numberFormat" | "offline"
    > & {
      show: string;
    };
};

type Errors = { phone?: string; email?: string };

/** Retrieves the activation code of an enrolment by its phone and email. */
export function CodeForm({ region, season, labels }: CodeFormProps) {
  const [savedPhone] = useState(readSavedPhone);
  const [defaultCode] = useState(() => startingCode(region));
  const code = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);

  const submit = async () => {
    if (isLoading) return;
    const trimmedValue = (input: HTMLInputElement | null) => input?.value.trim() ?? "";
    const values = {
      code: trimmedValue(code.current) || defaultCode,
      number: trimmedValue(number.current),
      email: trimmedValue(email.current),
    };
    const checked = checkForm(codeForm, values, {
      code: { format: labels.numberFormat },
      number: { blank: labels.required, format: labels.numberFormat },
      email: { blank: labels.required, format: labels.emailFormat },
    });
    setFailure(undefined);
    if (!checked.success) {
      const { errors } = checked;
      const phone = errors.number ?? errors.code;
      setErrors({ phone, email: errors.email });
      return (phone ? number : email).current?.focus();
    }
    setErrors({});
    setIsLoading(true);
    const result = await call("campaign/code", { ...checked.data, region, season });
    setIsLoading(false);
    if (!isSuccess(result)) return setFailure(("code" in result && result.message) || labels.offline);
    markEnrolled({ region, season, code: result.data.activation_code });
  };

  return (
    <form
      method="post"
      noValidate
      className="grid gap-[1.3em] rounded-card bg-paper px-(--edge) py-[1.4em] text-ink [--focus:var(--color-jade)]"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PhoneFields
        labels={labels}
        error={errors.phone}
        help={errors.phone === labels.required ? labels.help.number : undefined}
        code={{ ref: code, name: "code", defaultValue: savedPhone?.code ?? defaultCode }}
        number={{ ref: number, name: "num", defaultValue: savedPhone?.number }}
        onPhone={(phone) => {
          if (code.current && phone.code) code.current.value = phone.code;
          if (number.current && phone.number !== undefined) number.current.value = phone.number;
        }}
      />
      <TextField
        ref={email}
        name="email"
        type="email"
        label={labels.email}
        error={errors.email}
        help={errors.email === labels.required ? labels.help.email : labels.help.emailFormat}
        required
        autoFocus
        autoComplete="email"
        maxLength={maxLength.email}
      />
      {/* Inline, because a toast would cover the button of a form this short. */}
      <p role="alert" className="field-error empty:hidden">
        {failure}
      </p>
      <SubmitButton isLoading={isLoading}>{labels.show}</SubmitButton>
    </form>
  );
}
