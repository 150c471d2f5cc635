"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { serverNow } from "@/lib/base/clock/server-clock";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { toLocalTime } from "@/lib/base/schedule/zoned";
import { SearchForm } from "../desk-form";
import { LoadingOrError } from "../loading-or-error";
import { ClassToCover } from "./class-to-cover";
import { OtherLessons } from "./other-lessons";

/** The lessons of a teacher who is ill, each with substitutes. */
export function IllnessScreen() {
  const t = useTranslations("desk.illness");
  const [today] = useState(() => toLocalTime(new Date(serverNow()), pageTimeZone()).date);
  const [teacherId, setTeacherId] = useState("");
  const [firstDay, setFirstDay] = useState(today);
  const [lastDay, setLastDay] = useState(today);
  const {
    data: choices,
    failure: choicesFailure,
    reload: reloadChoices,
  } = useCall("desk/people/teachers", {});
  const request = { teacher_id: Number(teacherId), first_day: firstDay, last_day: lastDay };
  const { data, failure, reload } = useCall("desk/illness/lessons", teacherId === "" ? undefined : request);
  return (
    <>
      <p className="lead">{t("text")}</p>
      {!choices && <LoadingOrError failure={choicesFailure} onRetry={() => void reloadChoices()} />}
      {choices && (
        <SearchForm>
          <SelectField
            id="illness-teacher"
            label={t("teacher")}
            value={teacherId}
            options={[
              { value: "", text: t("choose") },
              ...choices.teachers.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            onChange={(event) => setTeacherId(event.currentTarget.value)}
          />
          <Field
            id="illness-first"
            type="date"
            label={t("first")}
            value={firstDay}
            onChange={({ currentTarget: { value } }) => {
              if (value === "") return;
              setFirstDay(value);
              if (value > lastDay) setLastDay(value);
            }}
          />
          <Field
            id="illness-last"
            type="date"
            label={t("last")}
            min={firstDay}
            value={lastDay}
            onChange={(event) => event.currentTarget.value && setLastDay(event.currentTarget.value)}
          />
        </SearchForm>
      )}
      {teacherId !== "" && !data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data?.classes.map((one) => (
        <ClassToCover key={one.id} ofClass={one} onChanged={reload} />
      ))}
      {data && data.others.length > 0 && <OtherLessons lessons={data.others} />}
      {data && data.classes.length + data.others.length === 0 && <p role="status">{t("none")}</p>}
    </>
  );
}
