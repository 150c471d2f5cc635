"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useCallForm } from "@/components/calls/use-call-form";
import { ConsentBox } from "@/components/texts/consent-box";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Field } from "@/components/ui/field";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { SubmitButton } from "@/components/ui/submit-button";
import { Toast } from "@/components/ui/toast";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { clearStoredForm, isFieldUsed } from "@/components/ui/use-persistent-form";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import {
  emptyEnrolment,
  enrolmentForm,
  interestOptions,
  serviceOption,
} from "@/lib/subjects/campaign/enrolment";
import { reportEnrolmentStart } from "@/lib/subjects/campaign/links/link-visit";
import { defaultPhoneCodes } from "@/lib/base/reference/campaign-regions";
import { startingCode } from "@/lib/subjects/campaign/starting-code";
import { call } from "@/lib/app/bootstrap/client";
import { markEnrolled } from "@/lib/subjects/campaign/enrolled-state";
import { savePhone, takeCheckedPhone } from "@/lib/subjects/campaign/storage";
import { consentHeaders } from "@/lib/base/contract/consent";
import { takeDraftAlong } from "@/lib/subjects/campaign/form-draft";
import { seasonalKey, type RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import { maxLength } from "@/lib/base/contract/fields";
import { EnrolExtra } from "./enrol-extra";
import { PhoneFields } from "./phone-fields";
import { SuccessDialog, type SuccessProps } from "./success-dialog";

type EnrolFormProps = RegionSeason & {
  /** The text of the box for the privacy policy, with a link to it. */
  agreement: ReactNode;
  nextPath: string | undefined;
  /** Shown after success if there is no next page, or if the browser cannot store the code for it. */
  success: Omit<SuccessProps, "code" | "isCodeStored" | "onClose">;
  /** Rendered below the button. */
  children: ReactNode;
};

/** Two fields that form one phone number. */
const phoneParts = ["phoneCode", "phoneNumber"] as const;

/** Each form asks for its own consent. */
const unsavedFields = ["consent"] as const;

/** The enrolment form (spec sections 2, 4 and 5). Its values are kept until the enrolment is stored. */
export function EnrolForm({ region, season, agreement, nextPath, success, children }: EnrolFormProps) {
  const t = useTranslations("campaign.form");
  const tFrame = useTranslations("campaign.frame");
  const blank = t("required");
  const formKey = seasonalKey("form", { region, season });
  // Before the form reads its draft.
  useState(() => typeof document !== "undefined" && takeDraftAlong({ region, season }));
  const form = usePersistentSchemaForm({
    storageKey: formKey,
    schema: enrolmentForm,
    linkedFields: phoneParts,
    excludedFields: unsavedFields,
    defaultValues: emptyEnrolment(region),
    messages: {
      name: { blank },
      phoneCode: { format: t("numberFormat") },
      phoneNumber: { blank, format: t("numberFormat") },
      email: { blank, format: t("emailFormat") },
      interest: { blank },
      gpa: { format: t("gpaFormat") },
      consent: { blank: t("agreeRequired") },
    },
  });
  const { register, setValue, getValues, control, formState } = form;
  const { errors } = formState;
  // The specification's sentence about required fields stands once; each field says what to enter.
  const hasBlank = [errors.name, errors.phoneNumber, errors.email, errors.interest].some(
    (error) => error?.message === blank,
  );
  const explain = (error: { message?: string } | undefined, help: string) =>
    error?.message === blank ? help : error?.message;
  const { honeypot, readCheck } = useFormCheck();
  const isHydrated = useIsHydrated();

  // The values may come from another region's form, or from a browser whose country was not known yet. A number keeps its
  // dial code; without a number, the dial code changes to this region's.
  useEffect(() => {
    const {
      region: previousRegion,
      startingCode: previousStartingCode,
      phoneCode,
      phoneNumber,
    } = getValues();
    const code = startingCode(region);
    if (previousRegion === region && previousStartingCode === code) return;
    if (!phoneNumber && phoneCode === previousStartingCode) setValue("phoneCode", code);
    setValue("startingCode", code);
    setValue("region", region);
  }, [region, getValues, setValue]);

  // The phone that was checked on the previous page and is not enrolled.
  const [checkedPhone] = useState(() => takeCheckedPhone({ region, season }));
  useEffect(() => {
    if (!checkedPhone || isFieldUsed(formKey, phoneParts)) return;
    setValue("phoneCode", checkedPhone.code);
    setValue("phoneNumber", checkedPhone.number);
  }, [checkedPhone, setValue, formKey]);

  const [interest, phoneCode] = useWatch({ control, name: ["interest", "phoneCode"] });
  const restoreCode = () => {
    if (!getValues("phoneCode")) setValue("phoneCode", startingCode(region));
  };
  const [enrolled, setEnrolled] = useState<{ code: string; isCodeStored: boolean }>();
  const {
    submit: send,
    problem,
    setProblem,
    isSending,
  } = useCallForm({
    form,
    send: (request, keyOf) =>
      call("abroadCreate", request, {
        idempotencyKey: keyOf(request),
        formCheck: readCheck(),
        headers: consentHeaders("privacy"),
      }),
    onDone: (data, request) => {
      form.reset(emptyEnrolment(region, startingCode(region)));
      // Afterwards, because a reset form stores its values, too.
      clearStoredForm(formKey);
      // If the response has no phone, it is the submitted one.
      const {
        phone_code,
        phone_number,
        activation_code: code,
      } = { ...request, activation_code: "", ...data };
      const phone = { code: String(phone_code), number: String(phone_number) };
      const isPhoneStored = nextPath !== undefined && savePhone(phone);
      const isCodeStored = markEnrolled({ region, season, code });
      if (!isPhoneStored || !isCodeStored) return setEnrolled({ code, isCodeStored });
      location.assign(nextPath);
      return "leaving";
    },
    fieldOf: () => undefined,
    toProblem: (failure) => ("code" in failure && failure.message) || t("offline"),
  });

  const submit = (event: FormEvent) => {
    restoreCode();
    void send(event);
  };

  return (
    <>
      {/* POST, so that without script the browser cannot put a person's data into the address, as GET would. */}
      <form
        id={formKey}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => reportEnrolmentStart(seasonalKey("link", { region, season }))}
        className="grid gap-[1.3em]"
      >
        {isHydrated && checkedPhone && (
          <p role="status">{t("notEnrolled", { phone: `+${checkedPhone.code} ${checkedPhone.number}` })}</p>
        )}
        <Field
          id="field-name"
          label={t("name")}
          error={explain(errors.name, t("help.name"))}
          aria-required
          autoComplete="name"
          maxLength={maxLength.name}
          {...register("name")}
        />
        <PhoneFields
          error={explain(errors.phoneNumber ?? errors.phoneCode, t("help.number"))}
          currentCode={phoneCode}
          code={{
            ...register("phoneCode", { onBlur: restoreCode }),
            // In the HTML, because the form library would set it later, when the visitor may already be typing.
            defaultValue: defaultPhoneCodes[region],
          }}
          number={register("phoneNumber")}
          onPhone={(phone) => {
            if (phone.code) setValue("phoneCode", phone.code);
            if (phone.number === undefined) return;
            setValue("phoneNumber", phone.number, { shouldValidate: formState.isSubmitted });
          }}
        />
        <Field
          id="field-email"
          label={t("email")}
          error={explain(errors.email, t("help.email"))}
          help={errors.email && errors.email.message !== blank ? t("help.emailFormat") : undefined}
          aria-required
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          {...register("email")}
        />
        <ChoiceGroup
          id="field-interest"
          type="checkbox"
          isStacked
          legend={t("interest")}
          error={explain(errors.interest, t("help.interest"))}
          options={interestOptions.map((value) => ({ value, text: t(`interests.${value}`) }))}
          field={register("interest")}
        />
        {interest.includes(serviceOption) && <EnrolExtra register={register} errors={errors} />}
        <ConsentBox id="field-consent" {...register("consent")} error={errors.consent?.message}>
          {agreement}
        </ConsentBox>
        <FormHoneypot ref={honeypot} />
        {hasBlank && (
          <p role="alert" className="field-error">
            {blank}
          </p>
        )}
        <Toast
          isInline
          message={problem === undefined ? undefined : { tone: "error", text: problem }}
          closeLabel={tFrame("close")}
          onDismiss={() => setProblem(undefined)}
        />
        <SubmitButton isBusy={isSending} disabled={!isHydrated} className="w-full text-[1.1em]">
          {isSending ? t("sending") : t("submit")}
        </SubmitButton>
        {children}
      </form>
      {/* Outside the form, which would receive its events. */}
      {enrolled && <SuccessDialog {...success} {...enrolled} onClose={() => setEnrolled(undefined)} />}
    </>
  );
}
