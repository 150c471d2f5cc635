"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useCall } from "@/components/calls/use-call";
import { FieldNotes } from "@/components/ui/field-notes";
import type { ItemValue, Values } from "@/lib/engines/content/form-values";
import { pronunciationContent } from "@/lib/subjects/pronunciations/content";
import { EditableItem, RemoveButton } from "../editing/editable-item";
import { fieldLabel, useFieldError } from "../editing/field";
import { readQuery } from "../editing/records";
import { TextsField } from "../editing/texts-field";
import { formatPageDateTime } from "../time";
import { PlayButton } from "./play-button";

type Recording = { text: string; sound: string };

/** What a teacher recorded: staff listen to it, and leave out what is not to be published. */
export function PronunciationFields() {
  const t = useTranslations("desk.pronunciations");
  const tContent = useTranslations("desk.content");
  const { getValues, setValue } = useFormContext<Values>();
  const recordings = (useWatch<Values>({ name: "recordings" }) ?? []) as unknown as Recording[];
  const error = useFieldError("recordings");
  const leaveOut = (index: number) =>
    setValue("recordings", (getValues("recordings") as ItemValue[]).toSpliced(index, 1), {
      shouldDirty: true,
    });
  return (
    <>
      <Consent />
      <TextsField
        name="name"
        label={fieldLabel("pronunciation", "name", tContent)}
        field={pronunciationContent.fields.name}
      />
      <fieldset>
        <legend className="font-semibold">{fieldLabel("pronunciation", "recordings", tContent)}</legend>
        <p className="text-soft">
          {t("count", { count: recordings.length })} · {t("hint")}
        </p>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6">
          {recordings.map(({ text, sound }, index) => (
            <EditableItem key={`${text} ${sound}`} className="min-h-14 items-center pr-12">
              <span className="flex min-w-0 flex-wrap items-center gap-3">
                <PlayButton address={sound} text={text} />
                <span lang="zh-CN" className="text-lead">
                  {text}
                </span>
                <RecordingError index={index} />
              </span>
              <RemoveButton aria-label={t("leaveOut", { text })} onClick={() => leaveOut(index)} />
            </EditableItem>
          ))}
        </ul>
        <FieldNotes id="field-recordings" error={error} />
      </fieldset>
    </>
  );
}

function RecordingError({ index }: { index: number }) {
  return <FieldNotes id={`field-recordings.${index}`} error={useFieldError(`recordings.${index}.sound`)} />;
}

/** What the teacher agreed to, and when. */
function Consent() {
  const t = useTranslations("desk.pronunciations");
  const id = Number(readQuery().get("id"));
  const { data } = useCall("desk/pronunciations/consent", id > 0 ? { id } : undefined);
  if (!data) return null;
  const { consent } = data;
  if (!consent) return <p className="font-semibold text-mark">{t("noConsent")}</p>;
  return (
    <p className="text-soft">
      {t.rich("consent", {
        time: formatPageDateTime(consent.at),
        sentence: () => <span lang={consent.language}>{consent.sentence}</span>,
      })}
    </p>
  );
}
