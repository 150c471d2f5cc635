"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { SelectField } from "@/components/ui/select-field";
import { SearchForm } from "../desk-form";
import { formatNumber } from "../format";
import { LoadingOrError } from "../loading-or-error";
import { Sheet } from "../sheet";
import { RecordingForm } from "./recording-form";

/** Lessons that ended in the last 30 days, by whether they have a recording, with a field for its link. */
export function RecordingsScreen() {
  const t = useTranslations("desk.recordings");
  const tToday = useTranslations("desk.today");
  const [recorded, setRecorded] = useState(false);
  const { data, failure, reload } = useCall("desk/recordings/list", { recorded });
  const shown = String(recorded) as "true" | "false";
  return (
    <>
      <p className="lead">{t("text")}</p>
      <SearchForm>
        <SelectField
          id="recordings-shown"
          label={t("show")}
          value={shown}
          options={["false", "true"].map((value) => ({ value, text: t(`shows.${value as "true"}`) }))}
          onChange={(event) => setRecorded(event.currentTarget.value === "true")}
        />
      </SearchForm>
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data && (
        <Sheet aria-label={t(`shows.${shown}`)}>
          {data.lessons.length === 0 && <p>{t(`none.${shown}`)}</p>}
          <ul>
            {data.lessons.map((lesson) => (
              <RecordingForm
                key={`${lesson.of} ${lesson.id} ${lesson.starts_at} ${lesson.url}`}
                lesson={lesson}
                onChanged={() => void reload()}
              />
            ))}
          </ul>
          {data.total > data.lessons.length && (
            <p className="mt-3">
              {tToday("more", { count: formatNumber(data.total - data.lessons.length) })}
            </p>
          )}
        </Sheet>
      )}
    </>
  );
}
