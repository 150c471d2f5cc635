"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";
import { accountKinds, maxNicknameLength } from "@/lib/base/contract/account-fields";
import { deskScreens } from "@/lib/base/desk/screens";
import { languageFacts, languageNames, languages, type Language } from "@/lib/base/i18n/languages";
import { nearestLanguage } from "@/lib/base/i18n/offered";
import { isVisible } from "@/lib/base/text/visible";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import { readYear } from "@/lib/subjects/identity/forms";
import { maxNoteLength, maxPhoneLength } from "@/lib/subjects/people/families/limits";
import { useCall } from "@/components/calls/use-call";
import { readLeadRef, type LeadRefInput } from "../leads/filter";
import { LoadingOrError } from "../loading-or-error";
import { CheckLabel } from "../check-label";
import { useCurrentUser } from "../current-user";
import { DeskForm, FieldRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useOfferedLanguages } from "../offered-languages";
import { Sheet } from "../sheet";
import { UnderstoodNumber } from "../understood-amount";
import { useDeskForm } from "../use-desk-form";
import { personHref } from "./person-href";
import type { FamilyValues } from "./family-values";
import { StudentsField } from "./students-field";

type Known = CallResponse<"desk/people/create">["known"];

/** Enters a family that did not register by itself, such as the person of a lead. */
export function NewFamilyScreen() {
  const t = useTranslations("desk.families");
  const tPeople = useTranslations("desk.people");
  const [leadRef] = useState(() => readLeadRef(location.search));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <p>
        <a href={deskScreens.people.path} className="link">
          {tPeople("back")}
        </a>
      </p>
      <p className="lead">{t("new.text")}</p>
      <Sheet aria-label={t("new.action")}>
        {leadRef ? <FormOfLead leadRef={leadRef} /> : <FamilyForm />}
      </Sheet>
    </div>
  );
}

/** The form with the facts of a lead. */
function FormOfLead({ leadRef }: { leadRef: LeadRefInput }) {
  const t = useTranslations("desk.families");
  const { data: lead, failure, reload } = useCall("desk/leads/show", leadRef);
  if (!lead) return <LoadingOrError failure={failure} onRetry={() => void reload()} />;
  return (
    <>
      <p className="mb-5 font-semibold wrap-anywhere">{t("new.fromLead", { name: lead.name })}</p>
      <FamilyForm leadRef={leadRef} lead={lead} />
    </>
  );
}

/** The language that most people of a country read. */
const languageOfCountry = (country: string) =>
  languages.find((language) => languageFacts[language].region === country);

type FamilyFormProps = { leadRef?: LeadRefInput; lead?: CallResponse<"desk/leads/show"> };

function FamilyForm({ leadRef, lead }: FamilyFormProps) {
  const { kind: leadKind = "", id: leadId = "" } = leadRef ?? {};
  const formId = `yuqiao:desk:new-family${leadKind}${leadId}`;
  const t = useTranslations("desk.families");
  const offered = useOfferedLanguages();
  const { enters_points: canEnterPoints } = useCurrentUser();
  const [keyOf] = useState(createIdempotencyKeys);
  const [known, setKnown] = useState<Known>([]);
  const { form, send, problem, isSending } = useDeskForm<"desk/people/create", FamilyValues>({
    id: formId,
    call: "desk/people/create",
    defaults: {
      ...{ kind: "parent", nickname: lead?.name ?? "", email: lead?.email ?? "", phone: lead?.phone ?? "" },
      language: nearestLanguage(
        languageOfCountry(lead?.region ?? "") ?? (document.documentElement.lang as Language),
        offered,
      ),
      ...{ students: [{ nickname: "", birth_year: "" }], points: "", note: "", shares_phone: false },
      trial: new URLSearchParams(location.search).has("trial"),
    },
    toInput: (values) => {
      const input = { ...toInput(values), ...(leadRef && { lead: leadRef }) };
      return { ...input, key: keyOf(JSON.stringify(input)) };
    },
    isSaved: ({ id }) => id !== null,
    onDone: ({ id, known: found }) => {
      setKnown(found);
      if (id !== null) location.assign(personHref(id));
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const { value: kind, onChange: setKind } = useController({ control, name: "kind" }).field;
  const points = useWatch({ control, name: "points" });
  return (
    <DeskForm id={formId} onSubmit={send} className="">
      <fieldset>
        <legend className="font-semibold">{t("new.kind")}</legend>
        {accountKinds.toReversed().map((value) => (
          <CheckLabel
            key={value}
            type="radio"
            name="kind"
            value={value}
            checked={kind === value}
            onChange={() => setKind(value)}
          >
            {t(`new.kinds.${value}`)}
          </CheckLabel>
        ))}
      </fieldset>
      <Field
        id="family-name"
        autoComplete="off"
        maxLength={maxNicknameLength}
        label={t(kind === "parent" ? "new.parentName" : "new.studentName")}
        error={errors.nickname?.message}
        {...register("nickname")}
      />
      {kind === "parent" && <StudentsField control={control} errors={errors.students} register={register} />}
      <FieldRow>
        <Field
          id="family-phone"
          type="tel"
          autoComplete="off"
          maxLength={maxPhoneLength}
          label={t("new.phone")}
          hint={t("new.phoneHint")}
          error={errors.phone?.message}
          {...register("phone")}
        />
        <Field
          id="family-email"
          type="email"
          autoComplete="off"
          label={t("new.email")}
          error={errors.email?.message}
          {...register("email")}
        />
        <SelectField
          id="family-language"
          label={t("new.language")}
          hint={t("new.languageHint")}
          options={offered.map((language) => ({ value: language, text: languageNames[language] }))}
          {...register("language")}
        />
        {canEnterPoints && (
          <Field
            id="family-points"
            inputMode="numeric"
            autoComplete="off"
            label={t("new.points")}
            hint={t("new.pointsHint")}
            error={errors.points?.message}
            after={<UnderstoodNumber text={points} />}
            {...register("points")}
          />
        )}
      </FieldRow>
      <TextareaField
        id="family-note"
        rows={3}
        maxLength={maxNoteLength}
        label={t("new.note")}
        hint={t("new.noteHint")}
        error={errors.note?.message}
        {...register("note")}
      />
      <div>
        <CheckLabel aria-describedby="family-trial-hint" {...register("trial")}>
          {t("new.trial")}
        </CheckLabel>
        <p id="family-trial-hint" className="field-hint">
          {t("new.trialHint")}
        </p>
      </div>
      {known.length > 0 && (
        <div role="alert" className="border-l-4 border-gold pl-3 wrap-anywhere">
          {known.map(({ id, name, field }) => (
            <p key={`${field} ${id}`}>
              {t(`new.known.${field}`, { name })}{" "}
              <a href={personHref(id)} className="link">
                {t("new.known.open", { name })}
              </a>
            </p>
          ))}
          {known.every(({ field }) => field === "phone") && (
            <CheckLabel {...register("shares_phone")}>{t("new.known.sharesPhone")}</CheckLabel>
          )}
        </div>
      )}
      <FormFooter submit={t("new.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}

type FamilyInput = Omit<CallInput<"desk/people/create">, "key">;

function toInput({ kind, students, email, phone, points, ...values }: FamilyValues): FamilyInput {
  return {
    ...values,
    kind,
    ...(isVisible(email) && { email }),
    ...(isVisible(phone) && { phone }),
    students:
      kind === "parent"
        ? students.map(({ nickname, birth_year: year }) => ({ nickname, birth_year: readYear(year) }))
        : [],
    points: isVisible(points) ? parseWholeNumber(points) : 0,
  };
}
