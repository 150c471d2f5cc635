"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Badge } from "../badge";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { Small } from "../small";
import { formatAgo, formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";

export type ListedRecording = CallResponse<"desk/recordings/list">["lessons"][number];

type RecordingFormProps = { lesson: ListedRecording; onChanged: () => void };

/** One lesson, with the link to its recording. */
export function RecordingForm({ lesson, onChanged }: RecordingFormProps) {
  const t = useTranslations("desk.recordings");
  const {
    class_name: className,
    lesson_name: name,
    starts_at: at,
    ended_at: ended,
    is_late: isLate,
  } = lesson;
  return (
    <li className="border-b border-line py-4 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <b>{[className, name].filter(Boolean).join(" · ")}</b>
        {lesson.of === "live" && <Badge>{t("live")}</Badge>}
        {isLate && lesson.url === "" && !lesson.is_public && <Badge tone="new">{t("late")}</Badge>}
      </p>
      <p>
        <Small>
          {formatPageDateTime(at)} · {formatAgo(ended)}
        </Small>
      </p>
      {lesson.is_public ? <p>{t("isPublic")}</p> : <LinkForm lesson={lesson} onChanged={onChanged} />}
    </li>
  );
}

function LinkForm({ lesson, onChanged }: RecordingFormProps) {
  const t = useTranslations("desk.recordings");
  const showToast = useToast();
  const key = `${lesson.of}-${lesson.id}-${Date.parse(lesson.starts_at)}`;
  const id = `yuqiao:desk:recording:${key}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/recordings/save", { url: string }>({
    id,
    call: "desk/recordings/save",
    defaults: { url: lesson.url },
    toInput: ({ url }) => ({
      of: lesson.of,
      id: lesson.id,
      starts_at: lesson.starts_at,
      url,
      seen: lesson.url,
    }),
    isSaved: ({ saved }) => saved,
    onDone: ({ saved, url }) => {
      const text = url === "" ? t("removed") : t("saved");
      showToast(saved ? { tone: "success", text } : { tone: "error", text: t("meanwhile") });
      onChanged();
    },
  });
  const error = form.formState.errors.url?.message;
  return (
    <DeskForm id={id} onSubmit={send} className="mt-3">
      <div className="@container">
        <div className="flex flex-col gap-4 @min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] @min-[36rem]:items-start">
          <Field
            id={`recording-${key}`}
            type="url"
            autoComplete="off"
            label={t("link")}
            {...(error !== undefined && { error })}
            {...form.register("url")}
          />
          <FormFooter isInRow isSecondary submit={t("save")} problem={problem} isSending={isSending} />
        </div>
      </div>
    </DeskForm>
  );
}
