"use client";

import { useEffect, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { useKeptForm } from "@/components/ui/use-kept-form";
import {
  emailShape,
  emptyEnrolment,
  isPhoneNumber,
  longest,
  serviceOption,
  type EnrolmentValues,
} from "@/lib/campaign/enrolment";
import { defaultPhoneCodes, type Region } from "@/lib/campaign/region";
import { formKey } from "@/lib/campaign/storage";
import type { CampaignWords } from "@/lib/campaign/words/type";
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
  /** Shown after success where there is no page to go to. */
  success: Omit<SuccessProps, "code" | "onClose"> | undefined;
  /** Below the button. */
  children: ReactNode;
};

/** The enrolment form (spec sections 2, 4 and 5). What was typed stays until it has been stored. */
export function EnrolForm({ region, labels, nextPath, success, children }: EnrolFormProps) {
  const form = useForm<EnrolmentValues>({ defaultValues: emptyEnrolment(region) });
  const { register, setValue, getValues, control, formState } = form;
  const { errors } = formState;
  const { enrol, loading, failure, forgetFailure, code, setCode } = useEnrol({
    nextPath,
    offline: labels.offline,
  });
  const { trap, readCheck } = useFormCheck();
  useKeptForm(formKey, form);
  const ready = useInBrowser();

  // Typed in another region's form: a phone code that was that region's default becomes this one's.
  useEffect(() => {
    const typedIn = getValues("region");
    if (typedIn === region) return;
    if (getValues("phoneCode") === defaultPhoneCodes[typedIn])
      setValue("phoneCode", defaultPhoneCodes[region]);
    setValue("region", region);
  }, [region, getValues, setValue]);

  const interest = useWatch({ control, name: "interest" });
  const filled = (value: string) => value.trim() !== "" || labels.required;
  const send = form.handleSubmit(async (values) => {
    if (!(await enrol(values, readCheck()))) return;
    form.reset(emptyEnrolment(region));
    sessionStorage.removeItem(formKey);
  });

  return (
    // Sent by script only: without it, a form sent by address would put a person's data there.
    <form id={formKey} method="post" noValidate onSubmit={send} className="camp-form">
      <TextField
        label={labels.name}
        error={errors.name?.message}
        required
        autoComplete="name"
        maxLength={longest.name}
        {...register("name", { validate: filled })}
      />
      <PhoneFields
        labels={labels}
        error={errors.phoneNumber?.message}
        code={register("phoneCode", {
          onBlur: () => {
            if (!getValues("phoneCode")) setValue("phoneCode", defaultPhoneCodes[region]);
          },
        })}
        number={register("phoneNumber", {
          validate: (value) => (value.trim() ? isPhoneNumber(value) || labels.numberFormat : labels.required),
        })}
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
        maxLength={longest.email}
        {...register("email", {
          validate: (value) =>
            value.trim() ? emailShape.test(value.trim()) || labels.emailFormat : labels.required,
        })}
      />
      <EnrolInterests
        labels={labels}
        error={errors.interest?.message}
        field={register("interest", { validate: (value) => value.length > 0 || labels.required })}
      />
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
      {success && code && <SuccessDialog {...success} code={code} onClose={() => setCode(undefined)} />}
    </form>
  );
}
