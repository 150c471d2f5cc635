"use client";

import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { SelectField } from "@/components/ui/select-field";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { SearchForm } from "../desk-form";
import { formatNumber } from "../format";
import { LoadingOrError } from "../loading-or-error";
import { Sheet } from "../sheet";
import { useWords } from "../words";
import { RecordingForm } from "./recording-form";

/** Lessons that ended in the last 30 days, by whether they have a recording, with a field for its link. */
export function RecordingsScreen() {
  const words = useWords("recordings");
  const today = useWords("today");
  const [recorded, setRecorded] = useState(false);
  const { data, failure, reload } = useCall("desk/recordings/list", { recorded });
  const shown = String(recorded) as "true" | "false";
  return (
    <>
      <p className="lead">{words.text}</p>
      <SearchForm>
        <SelectField
          id="recordings-shown"
          label={words.show}
          value={shown}
          options={Object.entries(words.shows).map(([value, text]) => ({ value, text }))}
          onChange={(event) => setRecorded(event.currentTarget.value === "true")}
        />
      </SearchForm>
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data && (
        <Sheet aria-label={words.shows[shown]}>
          {data.lessons.length === 0 && <p>{words.none[shown]}</p>}
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
              {fillPlaceholders(today.more, { count: formatNumber(data.total - data.lessons.length) })}
            </p>
          )}
        </Sheet>
      )}
    </>
  );
}
