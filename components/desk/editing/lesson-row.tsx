"use client";

import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { parseLength, type Values } from "@/lib/engines/content/form-values";
import { InstantField } from "../instant-field";
import { formatPageDateTime } from "../time";
import { useFieldError } from "./field";
import { TextsField } from "./texts-field";
import { AmbiguousTimeNote } from "./ambiguous-time-note";
import { Fold } from "../fold";
import { EditableItem, RemoveButton, editableFoldClasses } from "./editable-item";
import { NarrowFields } from "./narrow-fields";

type LessonRowProps = {
  index: number;
  name: string;
  /** The start as an instant; empty or invalid text if it has none. */
  begins: string;
  /** The lesson's own length in minutes; empty if the length of the class applies. */
  minutes: string;
  /** Whether the lesson has a meeting link of its own. */
  hasLink: boolean;
  hasProblem: boolean;
  isInitiallyOpen: boolean;
  onRemove: (index: number) => void;
};

/** One lesson. Its fields render only while it is open: the fields of 200 lessons would make typing slow. */
export const LessonRow = memo(function LessonRow(row: LessonRowProps) {
  const { index, begins, minutes, hasLink, hasProblem, onRemove } = row;
  const t = useTranslations("desk.content");
  const [isOpen, setIsOpen] = useState(row.isInitiallyOpen);
  const summary = [
    row.name || t("lessons.lesson", { n: index + 1 }),
    !Number.isNaN(Date.parse(begins)) && formatPageDateTime(begins),
    minutes && t("lessons.long", { n: minutes }),
    hasLink && t("lessons.ownLink"),
  ];
  return (
    <EditableItem>
      <Fold
        summary={summary.filter(Boolean).join(" · ")}
        open={isOpen || hasProblem || undefined}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        {...editableFoldClasses}
      >
        {/* Inputs are registered by index, so a new index needs new inputs. */}
        {(isOpen || hasProblem) && <LessonFields key={index} index={index} />}
      </Fold>
      <RemoveButton
        id={`lesson-remove-${index}`}
        aria-label={t("lessons.remove", { n: index + 1 })}
        onClick={() => onRemove(index)}
      />
    </EditableItem>
  );
});

function LessonFields({ index }: { index: number }) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const path = `lessons.${index}`;
  const length = useWatch<Values>({ name: "length" });
  const startError = useFieldError(`${path}.startsAt`);
  const endError = useFieldError(`${path}.endsAt`);
  const linkError = useFieldError(`${path}.meetingUrl`);
  return (
    <>
      <NarrowFields>
        <InstantField
          id={`lesson-${index}`}
          label={t("lessons.begins")}
          {...(startError !== undefined && { error: startError })}
          after={<AmbiguousTimeNote name={`${path}.startsAt`} />}
          {...register(`${path}.startsAt`)}
        />
        <Field
          id={`lesson-minutes-${index}`}
          inputMode="numeric"
          autoComplete="off"
          label={t("lessons.minutes")}
          hint={t("lessons.minutesHint", { length: parseLength(length) })}
          {...(endError !== undefined && { error: t("lessons.minutesWrong") })}
          {...register(`${path}.minutes`)}
        />
      </NarrowFields>
      <TextsField name={`${path}.name`} label={t("list.name")} field={{ most: 200 }} />
      <Field
        id={`lesson-link-${index}`}
        inputMode="url"
        autoComplete="off"
        label={t("fields.series.meetingUrl")}
        hint={t("lessons.linkHint")}
        {...(linkError !== undefined && { error: linkError })}
        {...register(`${path}.meetingUrl`)}
      />
    </>
  );
}
