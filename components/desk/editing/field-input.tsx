"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { Values } from "@/lib/engines/content/form-values";
import { InstantField } from "../instant-field";
import { SelectField } from "@/components/ui/select-field";
import { useCall } from "@/components/calls/use-call";
import { DeadlineWarning } from "./deadline-warning";
import { fieldEntries } from "@/lib/app/editing/form";
import type { Kind } from "@/lib/app/editing/kinds";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { isLanguage, languageNames } from "@/lib/base/i18n/languages";
import { fieldLabel, useFieldError, type InputProps } from "./field";
import { ChargesField } from "./charges-field";
import { ColorField } from "./color-field";
import { CountryField } from "./country-field";
import { LanguagesField } from "./languages-field";
import { LessonsField } from "./lessons-field";
import { NumbersField } from "./numbers-field";
import { OfficesField } from "./offices-field";
import { PricesField } from "./prices-field";
import { SoundField } from "../pronunciations/sound-field";
import { PictureField } from "./picture-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { shownRecordName } from "./records";
import { WeekdaysField } from "./weekdays-field";
import { TextsField } from "./texts-field";
import { TimeZoneField } from "./time-zone-field";
import { AmbiguousTimeNote } from "./ambiguous-time-note";
import { CheckLabel } from "../check-label";

/** The input for one field of a record, chosen by the field's type. */
export function FieldInput(props: InputProps) {
  const { name, field } = props;
  const t = useTranslations("desk.content");
  const { register, watch } = useFormContext<Values>();
  const error = useFieldError(name);
  const label = props.label ?? fieldLabel(props.kind, name, t);
  const hint = field.optional ? t("hints.optional") : undefined;
  const common = { id: `field-${name}`, label, error, ...(hint && { hint }) };
  if (field.shownIf && watch(field.shownIf.field) !== field.shownIf.is) return null;
  switch (field.input) {
    case "texts":
      return <TextsField name={name} label={label} field={field} />;
    case "picture":
      return (
        <PictureField
          name={name}
          label={label}
          shape={field.shape ?? "1:1"}
          isOptional={field.optional === true}
          pasteAnywhere={countPictures(props.kind) === 1}
        />
      );
    case "sound":
      return <SoundField name={name} label={label} />;
    case "color":
      return (
        <ColorField name={name} label={label} surface={field.surface ?? ""} standard={field.standard ?? ""} />
      );
    case "lessons":
      return <LessonsField />;
    case "offices":
      return <OfficesField label={label} />;
    case "charges":
      return <ChargesField name={name} label={label} />;
    case "reference":
      return <ReferenceField {...props} label={label} />;
    case "choice":
      return (
        <SelectField
          {...common}
          options={(field.of ?? []).map((value) => ({
            value,
            text: choiceText(value, t),
          }))}
          {...register(name)}
        />
      );
    case "timeZone":
      return <TimeZoneField name={name} label={label} />;
    case "country":
      return <CountryField id={`field-${name}`} name={name} label={label} />;
    case "flag":
      return <CheckLabel {...register(name)}>{label}</CheckLabel>;
    case "languages":
      return <LanguagesField name={name} label={label} field={field} />;
    case "weekdays":
      return <WeekdaysField {...common} name={name} />;
    case "instant":
      return (
        <div className="max-w-96">
          <InstantField
            {...common}
            after={
              <>
                <AmbiguousTimeNote name={name} />
                {name === "deadline" && <DeadlineWarning />}
              </>
            }
            {...register(name)}
          />
        </div>
      );
    case "meetingUrl":
      return (
        <Field
          {...common}
          hint={t(`hints.${field.hint ?? "meetingUrl"}`)}
          inputMode="url"
          autoComplete="off"
          {...register(name)}
        />
      );
    case "prices":
      return <PricesField name={name} label={label} />;
    case "numbers":
      return <NumbersField name={name} label={label} field={field} />;
    case "number":
      return (
        <div className="max-w-96">
          <Field
            {...common}
            {...(field.hint && { hint: t(`hints.${field.hint}`) })}
            inputMode="numeric"
            autoComplete="off"
            {...register(name)}
          />
        </div>
      );
    default:
      if (field.long) return <TextareaField {...common} {...register(name)} />;
      return <Field {...common} autoComplete="off" {...register(name)} />;
  }
}

/** The text of a choice; one of several kinds has that of a place, or is a language. */
function choiceText(value: string, t: DeskTranslate<"content">): string {
  const choice = `choices.${value}` as "choices.month";
  if (t.has(choice)) return t(choice);
  const place = `places.${value}` as "places.advert";
  if (t.has(place)) return t(place);
  return isLanguage(value) ? languageNames[value] : value;
}

const countPictures = (kind: Kind) =>
  fieldEntries(kind).filter(([, { input }]) => input === "picture").length;

/** A select that refers to another record by name. */
function ReferenceField({ name, field, label }: InputProps & { label: string }) {
  const t = useTranslations("desk.content");
  const { register, watch } = useFormContext<Values>();
  const error = useFieldError(name);
  const targetKind = field.to ?? "teacher";
  const { data } = useCall("desk/content/list", {
    kind: targetKind,
    sort: "id",
    descending: true,
    per_page: 500,
  });
  const chosenId = String(watch(name));
  const knownOptions = (data?.list ?? []).map((record) => ({
    value: String(record.id),
    text: shownRecordName(targetKind, record, t),
  }));
  // Shows the bare id until the names have loaded.
  const isMissing = chosenId !== "" && !knownOptions.some(({ value }) => value === chosenId);
  return (
    <SelectField
      id={`field-${name}`}
      label={label}
      error={error}
      options={[
        { value: "", text: field.optional ? "–" : t("choose") },
        ...(isMissing ? [{ value: chosenId, text: chosenId }] : []),
        ...knownOptions,
      ]}
      {...register(name)}
      // Chosen again when the names arrive, which replace the option of the bare id.
      value={chosenId}
    />
  );
}
