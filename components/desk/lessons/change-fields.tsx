"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { CheckLabel } from "../check-label";
import { InstantField } from "../instant-field";
import { formatLessonTime } from "../time";
import type { ClassLesson, ClassLessonsData, LessonAction } from "./lesson-change";

/** The values of the form, as its inputs have them. */
export type ChangeValues = {
  startsAt: string;
  instead: "points" | "lesson";
  insteadAt: string;
  teacherId: string;
  /** The last lesson that the substitute gives. */
  untilId: string;
  link: string;
  reason: ClassLessonsData["reasons"][number]["id"] | "own";
  text: string;
};

type ChangeFieldsProps = {
  action: LessonAction;
  values: ChangeValues;
  onChange: (part: Partial<ChangeValues>) => void;
  lesson: ClassLesson;
  data: ClassLessonsData;
};

/** What changes about a lesson, and the reason that families read. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { action, values, onChange } = props;
  const t = useTranslations("desk.bookings.lessons");
  if (action === "link")
    return (
      <Field
        id="lesson-link"
        label={t("link")}
        hint={t("linkHint")}
        inputMode="url"
        autoComplete="off"
        value={values.link}
        onChange={(event) => onChange({ link: event.target.value })}
      />
    );
  return (
    <>
      {action === "move" && (
        <InstantField
          id="lesson-starts"
          label={t("newTime")}
          value={values.startsAt}
          onChange={(event) => onChange({ startsAt: event.target.value })}
        />
      )}
      {action === "cancel" && <InsteadFields {...props} />}
      {action === "substitute" && <SubstituteFields {...props} />}
      <ReasonFields {...props} />
    </>
  );
}

function InsteadFields({ values, onChange }: ChangeFieldsProps) {
  const t = useTranslations("desk.bookings.lessons");
  return (
    <fieldset>
      <legend className="font-semibold">{t("instead")}</legend>
      {(["points", "lesson"] as const).map((instead) => (
        <CheckLabel
          key={instead}
          type="radio"
          name="instead"
          checked={values.instead === instead}
          onChange={() => onChange({ instead })}
        >
          {t(`insteads.${instead}`)}
        </CheckLabel>
      ))}
      {values.instead === "lesson" && (
        <InstantField
          id="lesson-instead"
          label={t("addedTime")}
          value={values.insteadAt}
          onChange={(event) => onChange({ insteadAt: event.target.value })}
        />
      )}
    </fieldset>
  );
}

function SubstituteFields({ values, onChange, lesson, data }: ChangeFieldsProps) {
  const t = useTranslations("desk.bookings.lessons");
  const others = data.teachers.filter(({ id }) => id !== lesson.teacher.id);
  const following = data.lessons.slice(data.lessons.findIndex(({ id }) => id === lesson.id));
  return (
    <>
      <SelectField
        id="lesson-teacher"
        label={t("columns.teacher")}
        required
        value={values.teacherId}
        onChange={(event) => onChange({ teacherId: event.target.value })}
        options={[
          { value: "", text: t("choose") },
          ...others.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      {following.length > 1 && (
        <SelectField
          id="lesson-until"
          label={t("until")}
          value={values.untilId}
          onChange={(event) => onChange({ untilId: event.target.value })}
          options={following.map(({ id, starts_at: at }, index) => ({
            value: String(id),
            text:
              index === 0 ? t("onlyThis") : t("untilThis", { time: formatLessonTime(at), count: index + 1 }),
          }))}
        />
      )}
    </>
  );
}

function ReasonFields({ values, onChange, data }: ChangeFieldsProps) {
  const t = useTranslations("desk.bookings.lessons");
  return (
    <>
      <SelectField
        id="lesson-reason"
        label={t("reason")}
        hint={t("reasonHint")}
        value={values.reason}
        onChange={(event) => onChange({ reason: event.target.value as ChangeValues["reason"] })}
        options={[
          ...data.reasons.map(({ id, text }) => ({ value: id, text })),
          { value: "own", text: t("ownReason") },
        ]}
      />
      {values.reason === "own" && (
        <Field
          id="lesson-text"
          label={t("ownReason")}
          hint={t("ownReasonHint")}
          maxLength={maxReasonLength}
          autoComplete="off"
          value={values.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
    </>
  );
}
