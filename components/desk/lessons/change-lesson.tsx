"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/app/bootstrap/client";
import { failureMessage, isSuccess } from "@/lib/base/contract/result";
import { fromLocal, toLocal } from "@/lib/engines/content/form-values";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { formatLessonTime } from "../time";
import { useToast } from "../toasts";
import { ChangeFields, type ChangeValues } from "./change-fields";
import { ChangePreview } from "./change-preview";
import type {
  ClassLesson,
  ClassLessonsData,
  LessonAction,
  LessonChange,
  LessonPreview,
} from "./lesson-change";

type ChangeLessonProps = {
  classId: number;
  lesson: ClassLesson;
  action: LessonAction;
  data: ClassLessonsData;
  onDone: () => void;
  onClose: () => void;
};

/** Changes a lesson in two steps: what is to change, then whom it notifies and what clashes with it. */
export function ChangeLesson({ onClose, ...props }: ChangeLessonProps) {
  const t = useTranslations("desk.bookings.lessons");
  const tShell = useTranslations("desk.shell");
  const title = t(`actions.${props.action}Of`, { time: formatLessonTime(props.lesson.starts_at) });
  return (
    <Dialog title={title} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => <ChangeSteps {...props} close={close} />}
    </Dialog>
  );
}

function ChangeSteps({
  classId,
  lesson,
  action,
  data,
  onDone,
  close,
}: Omit<ChangeLessonProps, "onClose"> & { close: () => void }) {
  const t = useTranslations("desk.bookings.lessons");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const [values, setValues] = useState<ChangeValues>(() => initialValues(lesson, data));
  const [preview, setPreview] = useState<LessonPreview>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const change = toChange(action, values, lesson, data);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (action !== "link" && values.reason === "own" && values.text.trim() === "")
      return setProblem(t("reasonMissing"));
    setIsSending(true);
    const result = await call("desk/lessons/preview", { class_id: classId, change });
    setIsSending(false);
    if (!isSuccess(result)) return setProblem(failureMessage(result, tShell("failed")));
    setProblem(undefined);
    setPreview(result.data);
  };
  const save = async () => {
    setIsSending(true);
    const result = await call("desk/lessons/change", {
      ...{ class_id: classId, change, version: data.version },
      reason: values.reason === "own" ? { text: values.text.trim() || "–" } : { ready: values.reason },
      accepted: preview?.warnings.map(({ key }) => key) ?? [],
    });
    setIsSending(false);
    if (!isSuccess(result)) return setProblem(failureMessage(result, tShell("failed")));
    const { saved, warnings } = result.data;
    if (saved === "clash") {
      setProblem(t("clashMeanwhile"));
      setPreview(preview && { ...preview, warnings: [...preview.warnings, ...warnings] });
      return;
    }
    const isSaved = saved === "saved";
    showToast({ tone: isSaved ? "success" : "error", text: isSaved ? t(`done.${action}`) : t("stale") });
    close();
    onDone();
  };
  if (preview)
    return (
      <ChangePreview
        preview={preview}
        isLink={action === "link"}
        problem={problem}
        isSending={isSending}
        submit={t(`submit.${action}`)}
        onConfirm={() => void save()}
        onBack={() => {
          setProblem(undefined);
          setPreview(undefined);
        }}
      />
    );
  return (
    <DeskForm id="change-lesson" onSubmit={(event) => void check(event)}>
      <ChangeFields
        action={action}
        values={values}
        onChange={(part) => setValues({ ...values, ...part })}
        lesson={lesson}
        data={data}
      />
      <FormFooter submit={t("next")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}

const initialValues = (lesson: ClassLesson, data: ClassLessonsData): ChangeValues => ({
  startsAt: toLocal(lesson.starts_at),
  instead: "points",
  insteadAt: data.next_start === null ? "" : toLocal(data.next_start),
  teacherId: "",
  untilId: String(lesson.id),
  link: lesson.meeting_url,
  reason: data.reasons[0]?.id ?? "own",
  text: "",
});

function toChange(
  action: LessonAction,
  values: ChangeValues,
  lesson: ClassLesson,
  { lessons, next_start: nextStart }: ClassLessonsData,
): LessonChange {
  const { id: lesson_id } = lesson;
  if (action === "move")
    return { kind: "move", lesson_id, starts_at: fromLocal(values.startsAt, lesson.starts_at) };
  if (action === "cancel")
    return {
      kind: "cancel",
      lesson_id,
      instead: values.instead === "points" ? null : fromLocal(values.insteadAt, nextStart),
    };
  if (action === "link") return { kind: "link", lesson_id, meeting_url: values.link };
  const from = lessons.findIndex(({ id }) => id === lesson_id);
  const until = lessons.findIndex(({ id }) => String(id) === values.untilId);
  return {
    kind: "substitute",
    lesson_ids: lessons.slice(from, Math.max(from, until) + 1).map(({ id }) => id),
    teacher_id: Number(values.teacherId),
  };
}
