"use client";

import { useRef, useState } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { phoneForm } from "@/lib/subjects/campaign/enrolment";
import { markEnrolled } from "@/lib/subjects/campaign/enrolled-state";
import { startingCode } from "@/lib/subjects/campaign/starting-code";
import { storeCheckedPhone, readSavedCode, savePhone } from "@/lib/subjects/campaign/storage";
import type { RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import { isSuccess } from "@/lib/base/contract/result";
import { checkForm } from "@/lib/base/forms/field-errors";
import { PhoneFields, type PhoneLabels } from "./phone-fields";
import { SubmitButton } from "./submit-button";
import { CampaignToast } from "./toast";

export type PhoneFormProps = RegionSeason & {
  prizePath: string;
  enrolPath: string;
  labels: PhoneLabels & {
    text: string;
    confirm: string;
    toForm: string;
    required: string;
    help: string;
    offline: string;
    close: string;
  };
};

/** Checks whether a phone is enrolled, and goes to the prize page or to the enrolment form (spec section 4). */
export function PhoneForm({ region, season, prizePath, enrolPath, labels }: PhoneFormProps) {
  const [defaultCode] = useState(() => startingCode(region));
  const code = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);

  const send = async () => {
    if (isLoading) return;
    const values = { code: code.current?.value ?? "", number: number.current?.value ?? "" };
    const blank = labels.required;
    const checked = checkForm(phoneForm, values, { code: { blank }, number: { blank } });
    setFailure(undefined);
    setError(checked.success ? undefined : (checked.errors.number ?? checked.errors.code));
    if (!checked.success) return number.current?.focus();
    setIsLoading(true);
    const checkedPhone = checked.data;
    const result = await call("abroadIsApplied", checkedPhone);
    if (!isSuccess(result)) {
      setIsLoading(false);
      return setFailure(("code" in result && result.message) || labels.offline);
    }
    const { phone_code, phone_number } = result.data;
    const isEnrolled = phone_code !== "" && phone_number !== "";
    if (isEnrolled) {
      savePhone({ code: String(phone_code), number: String(phone_number) });
      // Do not overwrite an activation code that this device has stored.
      if (readSavedCode({ region, season }) === undefined) markEnrolled({ region, season, code: "" });
    } else {
      storeCheckedPhone({ region, season }, { code: checkedPhone.code, number: checkedPhone.num });
    }
    location.assign(isEnrolled ? prizePath : enrolPath);
  };

  return (
    <form
      method="post"
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{labels.text}</p>
      <PhoneFields
        labels={labels}
        error={error}
        help={error && labels.help}
        code={{
          ref: code,
          name: "code",
          defaultValue: defaultCode,
          onBlur: ({ target }) => {
            target.value ||= defaultCode;
          },
        }}
        number={{ ref: number, name: "num" }}
        onPhone={(phone) => {
          if (code.current && phone.code) code.current.value = phone.code;
          if (number.current && phone.number !== undefined) number.current.value = phone.number;
        }}
      />
      <CampaignToast message={failure} close={labels.close} onClose={() => setFailure(undefined)} />
      <SubmitButton isLoading={isLoading}>{labels.confirm}</SubmitButton>
      <a href={enrolPath} className="link">
        {labels.toForm}
      </a>
    </form>
  );
}
