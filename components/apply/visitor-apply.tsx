"use client";

import { useState, type ReactNode } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import { gated } from "@/components/live/gated";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { forgetForm, useKeptForm } from "@/components/ui/use-kept-form";
import { callFromBrowser } from "@/lib/api/browser";
import { keysByWords } from "@/lib/api/idempotency-key";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import type { Language } from "@/lib/i18n/languages";
import { formatDate } from "@/lib/i18n/time";
import type { Region } from "@/lib/reference/regions";
import { applyingPath } from "@/lib/paths";
import type { SeriesItem } from "@/lib/series/item";
import { enquirySent, rememberEnquiry } from "@/lib/series/sent-enquiries";
import { useRegions } from "./use-regions";

export type VisitorLabels = {
  text: string;
  nickname: string;
  region: string;
  noRegion: string;
  phone: string;
  phoneHint: string;
  submit: string;
  /** The way to the login, where students come too. */
  member: string | undefined;
  /** Beside the field; those of blank fields word for word as in spec section 5. */
  errors: { nickname: string; long: string; region: string; phone: string; wrongPhone: string };
  failed: string;
  /** With `{date}`: that this was sent before. */
  already: string;
};

type VisitorApplyProps = {
  /** The class that is asked about; without its name, one that stands for a question of another kind. */
  about: Pick<SeriesItem, "id"> & Partial<Pick<SeriesItem, "name">>;
  /** Under which key what was typed is kept. */
  keptAs?: string;
  locale: Language;
  labels: VisitorLabels;
  closeLabel: string;
  close: () => void;
  sent: () => void;
  /** Fields that come after the name's. */
  children?: ReactNode;
};

type Values = { nickname: string; region: string; regionText: string; phone: string };

/** Most characters of a name (lib/contract/schemas). */
const maxNameLength = 100;

/** The contact form of a visitor: an adviser calls back (spec section 5). */
export default function VisitorApply(props: VisitorApplyProps) {
  const { about, keptAs = "yuqiao:form:apply", locale, labels, closeLabel, close, sent } = props;
  const form = useForm<Values>({ defaultValues: { nickname: "", region: "", regionText: "", phone: "" } });
  useKeptForm(keptAs, form);
  // Registered in their order on the screen: react-hook-form focuses the first one that is wrong.
  const nicknameField = form.register("nickname", {
    validate: (value) =>
      value.trim() === ""
        ? labels.errors.nickname
        : value.trim().length <= maxNameLength || labels.errors.long,
  });
  const { ref: regionRef } = useController({
    name: "region",
    control: form.control,
    rules: { required: labels.errors.region },
  }).field;
  const { errors, isSubmitting } = form.formState;
  const [message, setMessage] = useState<ToastMessage>();
  const [region, regionText] = useWatch({ control: form.control, name: ["region", "regionText"] });
  const regions = useRegions(locale, region ? "" : regionText);
  const chosen = regions.find(region);
  const [before] = useState(() => (about.name === undefined ? undefined : enquirySent(about.id)));
  const { trap, readCheck } = useFormCheck();
  const send = useOnce(readCheck);

  const submit = form.handleSubmit(
    async ({ nickname, region, phone }) => {
      const home = regions.find(region);
      const number = home && (await readPhone(phone, home));
      if (!home || !number) {
        form.setError("phone", { message: labels.errors.wrongPhone }, { shouldFocus: true });
        return;
      }
      const result = await send({ id: about.id, name: nickname.trim(), region: home.code, phone: number });
      if (succeeded(result)) {
        forgetForm(keptAs);
        if (about.name !== undefined) rememberEnquiry(about.id, new Date());
        close();
        sent();
        return;
      }
      for (const path of refusedFields(result)) {
        form.setError(path, { message: path === "phone" ? labels.errors.wrongPhone : labels.errors[path] });
      }
      const told = "code" in result && result.code < 5000 && result.message;
      setMessage({ tone: "error", text: told || labels.failed });
    },
    (wrong) => {
      const blank = wrong.nickname?.message ?? (wrong.region ? undefined : wrong.phone?.message);
      const text = blank ?? wrong.phone?.message;
      if (text) setMessage({ tone: "error", text });
    },
  );

  return (
    <div className="apply-form">
      {about.name !== undefined && <p className="font-semibold">{about.name}</p>}
      {before === undefined ? (
        <p>{labels.text}</p>
      ) : (
        <p className="text-jade font-semibold">
          {fill(labels.already, { date: formatDate(new Date(before), locale) })}
        </p>
      )}
      <form noValidate method="post" onSubmit={submit}>
        <Field
          id="nickname"
          autoFocus
          autoComplete="name"
          label={labels.nickname}
          error={errors.nickname?.message}
          {...nicknameField}
        />
        {props.children}
        <Combobox
          id="region"
          label={labels.region}
          error={errors.region?.message}
          text={chosen ? regions.textOf(chosen) : regionText}
          onText={(text) => {
            form.setValue("region", "");
            form.setValue("regionText", text);
          }}
          options={regions.options}
          chosen={region}
          choose={(key) => {
            form.setValue("region", key, { shouldValidate: true });
            form.setValue("regionText", "");
          }}
          none={labels.noRegion}
          ref={regionRef}
        />
        <Field
          id="phone"
          type="tel"
          autoComplete="tel"
          label={labels.phone}
          hint={labels.phoneHint}
          error={errors.phone?.message}
          {...form.register("phone", {
            validate: (value) => value.trim() !== "" || labels.errors.phone,
          })}
        />
        <FormTrap ref={trap} />
        <button type="submit" className="btn btn-primary" disabled={isSubmitting} aria-busy={isSubmitting}>
          {labels.submit}
        </button>
      </form>
      {/* The page's LoginGate asks as it does elsewhere; the way back is to this class, with the confirmation open. */}
      {labels.member && (
        <a href={applyingPath(about.id)} className="link" {...gated}>
          {labels.member}
        </a>
      )}
      <Toast message={message} closeLabel={closeLabel} onDone={() => setMessage(undefined)} />
    </div>
  );
}

type Enquiry = { id: number; name: string; region: string; phone: string };

/** Sends an enquiry. Sent again unchanged after a failure, it carries the same key, and is stored once. */
function useOnce(readCheck: () => string) {
  const [keyOf] = useState(keysByWords);
  return (enquiry: Enquiry) =>
    callFromBrowser("preSaleRegister", enquiry, {
      idempotencyKey: keyOf(JSON.stringify(enquiry)),
      formCheck: readCheck(),
    });
}

/** As the provider takes it, code-dash-number; undefined if no such number can exist. */
async function readPhone(text: string, { code, dialCode }: Region): Promise<string | undefined> {
  const { formatPhone, parsePhone } = await import("@/lib/reference/phone");
  // "1809" tells which of the +1 countries it is; elsewhere countries may share a code, and the country decides.
  const phone = parsePhone(text, dialCode.length === 4 && dialCode.startsWith("1") ? dialCode : code);
  return phone && formatPhone(phone);
}

/** Fields that the provider refused. */
function refusedFields(result: Refusal | NetworkFailure): ("nickname" | "region" | "phone")[] {
  const issues = "code" in result ? (result.data?.issues ?? []) : [];
  const fields = { name: "nickname", region: "region", phone: "phone" } as const;
  return issues.flatMap(({ path }) => (path in fields ? [fields[path as keyof typeof fields]] : []));
}
