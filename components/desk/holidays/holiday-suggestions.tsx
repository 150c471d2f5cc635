"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { SelectField } from "@/components/ui/select-field";
import { countryChoices } from "@/lib/app/editing/country-choices";
import { localizedText } from "@/lib/engines/content/form-values";
import { SearchForm } from "../desk-form";
import { Line } from "../line";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatDayRange } from "../time";
import { useMutation } from "../use-mutation";

type HolidaySuggestionsProps = { year: number; onTaken: () => Promise<unknown> };

/** Public holidays of a country, each taken over with one press. */
export function HolidaySuggestions({ year, onTaken }: HolidaySuggestionsProps) {
  const t = useTranslations("desk.calendar");
  const [country, setCountry] = useState<string>();
  const { trigger, isMutating } = useMutation();
  const { data, failure, reload } = useCall("desk/calendar/suggestions", {
    ...{ year },
    ...(country !== undefined && { country }),
  });
  const language = document.documentElement.lang;
  const own = data?.countries ?? [];
  const choices = countryChoices(language);
  const options = [
    ...own.flatMap((code) => choices.find(({ value }) => value === code) ?? []),
    ...choices.filter(({ value }) => !own.includes(value)),
  ];
  return (
    <Sheet aria-labelledby="suggestions">
      <SheetTitle id="suggestions">{t("suggestions.title")}</SheetTitle>
      <p className="mb-4">{t("suggestions.text")}</p>
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data && (
        <>
          <SearchForm>
            <SelectField
              id="suggestions-country"
              label={t("suggestions.country")}
              value={data.country}
              options={options}
              onChange={(event) => setCountry(event.currentTarget.value)}
            />
          </SearchForm>
          {data.holidays.length === 0 && <p className="mt-3">{t("suggestions.none")}</p>}
          <ul className="mt-3">
            {data.holidays.map(({ is_closed: isClosed, ...holiday }) => {
              const name = localizedText(holiday.name, language);
              return (
                <Line
                  key={`${holiday.first_day} ${name}`}
                  actions={
                    isClosed ? (
                      <span className="font-semibold text-accent">{t("suggestions.taken")}</span>
                    ) : (
                      <SmallButton
                        disabled={isMutating}
                        aria-label={t("suggestions.takeOf", { name })}
                        onClick={() =>
                          void trigger("desk/calendar/save", holiday, t("saved", { name }), () =>
                            Promise.all([reload(), onTaken()]),
                          )
                        }
                      >
                        {t("suggestions.take")}
                      </SmallButton>
                    )
                  }
                >
                  {name}
                  <Small className="block">
                    {formatDayRange({ firstDay: holiday.first_day, lastDay: holiday.last_day })}
                  </Small>
                </Line>
              );
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
}
