"use client";

import { useEffect, useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { fill } from "@/components/ui/fill";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { forgetForm } from "@/components/ui/use-kept-form";
import { useKeptSchemaForm } from "@/components/ui/use-schema-form";
import { emptyEnrolment, enrolmentForm, serviceOption } from "@/lib/campaign/enrolment";
import { tellBegun } from "@/lib/campaign/link-visit";
import { defaultPhoneCodes, type Region } from "@/lib/campaign/region";
import { formKey, takeAskedPhone } from "@/lib/campaign/storage";
import type { CampaignWords } from "@/lib/campaign/words/type";
import { maxLength } from "@/lib/contract/fields";
import { EnrolExtra } from "./enrol-extra";
import { EnrolInterests } from "./enrol-interests";
import { PhoneFields } from "./phone-fields";
import { Spinner } from "./spinner";
import { SuccessDialog, type SuccessProps } from "./success-dialog";
import { TextField } from "./text-field";
import { Toast } from "./toast";
import { useEnrol } from "./use-enrol";

type EnrolFormProps = {
  region: Region;
  labels: CampaignWords["form"] & { close: string };
  nextPath: string | undefined;
  /** Shown after success where there is no page to go to, or the browser cannot hand it the code. */
  success: Omit<SuccessProps, "code" | "onClose">;
  /** Below the button. */
  children: ReactNode;
};

/** The enrolment form (spec sections 2, 4 and 5). What was typed stays until it has been stored. */
export function EnrolForm({ region, labels, nextPath, success, children }: EnrolFormProps) {
  const blank = labels.required;
  const form = useKeptSchemaForm({
    keptAs: formKey,
    schema: enrolmentForm,
    defaultValues: emptyEnrolment(region),
    messages: {
      name: { blank },
      phoneCode: { format: labels.numberFormat },
      phoneNumber: { blank, format: labels.numberFormat },
      email: { blank, format: labels.emailFormat },
      interest: { blank },
      gpa: { format: labels.gpaFormat },
    },
  });
  const { register, setValue, getValues, control, formState } = form;
  const { errors } = formState;
  const { enrol, loading, failure, forgetFailure, code, setCode } = useEnrol({
    nextPath,
    offline: labels.offline,
  });
  const { trap, readCheck } = useFormCheck();
  const ready = useInBrowser();

  // Typed in another region's form: a phone code that was that region's default becomes this one's.
  useEffect(() => {
    const typedIn = getValues("region");
    if (typedIn === region) return;
    if (getValues("phoneCode") === defaultPhoneCodes[typedIn])
      setValue("phoneCode", defaultPhoneCodes[region]);
    setValue("region", region);
  }, [region, getValues, setValue]);

  // Asked about on the page before, and not enrolled.
  const [asked] = useState(takeAskedPhone);
  useEffect(() => {
    if (!asked) return;
    setValue("phoneCode", asked.code);
    setValue("phoneNumber", asked.number);
  }, [asked, setValue]);

  const interest = useWatch({ control, name: "interest" });
  const send = form.handleSubmit(async (request) => {
    if (!(await enrol(request, readCheck()))) return;
    form.reset(emptyEnrolment(region));
    forgetForm(formKey);
  });

  return (
    // POST, so that without script the browser cannot put a person's data into the address, as GET would.
    <form id={formKey} method="post" noValidate onSubmit={send} onInput={tellBegun} className="camp-form">
      {ready && asked && (
        <p role="status">{fill(labels.notEnrolled, { phone: `+${asked.code} ${asked.number}` })}</p>
      )}
      <TextField
        label={labels.name}
        error={errors.name?.message}
        required
        autoComplete="name"
        maxLength={maxLength.name}
        {...register("name")}
      />
      <PhoneFields
        labels={labels}
        error={(errors.phoneNumber ?? errors.phoneCode)?.message}
        code={{
          ...register("phoneCode", {
            onBlur: () => {
              if (!getValues("phoneCode")) setValue("phoneCode", defaultPhoneCodes[region]);
            },
          }),
          // In the page itself: the form library would put it in later, where somebody may be typing already.
          defaultValue: defaultPhoneCodes[region],
        }}
        number={register("phoneNumber")}
        fill={(phone) => {
          if (phone.code) setValue("phoneCode", phone.code);
          setValue("phoneNumber", phone.number, { shouldValidate: formState.isSubmitted });
        }}
      />
      <TextField
        label={labels.email}
        error={errors.email?.message}
        required
        type="email"
        autoComplete="email"
        maxLength={maxLength.email}
        {...register("email")}
      />
      <EnrolInterests labels={labels} error={errors.interest?.message} field={register("interest")} />
      {interest.includes(serviceOption) && <EnrolExtra labels={labels} register={register} errors={errors} />}
      <FormTrap ref={trap} />
      <button
        type="submit"
        className="btn-gold"
        disabled={!ready}
        aria-busy={loading}
        aria-disabled={loading || undefined}
      >
        {loading && <Spinner />}
        {loading ? labels.sending : labels.submit}
      </button>
      {children}
      <Toast message={failure} close={labels.close} onClose={forgetFailure} />
      {code !== undefined && <SuccessDialog {...success} code={code} onClose={() => setCode(undefined)} />}
    </form>
  );
}
