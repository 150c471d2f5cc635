"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { serverNow } from "@/lib/base/clock/server-clock";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { seasonStartForm } from "@/lib/subjects/campaign/season-fields";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { toLocalTime } from "@/lib/base/schedule/zoned";
import type { SeasonRow } from "./seasons-table";
import { Sheet, SheetTitle } from "../sheet";
import { DeskForm, FieldRow } from "../desk-form";

/** What a new season starts from: an earlier one, or the example of a region that has none yet. */
export type SeasonSource = Pick<SeasonRow, "region" | "key" | "name" | "until">;

type NextSeasonFormProps = {
  from: SeasonSource;
  seasons: SeasonRow[];
  onStart: (next: { start: string; key: string; name: string }) => void;
  onClose: () => void;
};

/** The form for a new season's name, first day and key. The key follows the month until the user edits it. */
export function NextSeasonForm({ from: previousSeason, seasons, onStart, onClose }: NextSeasonFormProps) {
  const t = useTranslations("desk.campaign");
  const tShell = useTranslations("desk.shell");
  const tLinks = useTranslations("desk.links");
  const { region } = previousSeason;
  const isFirst = previousSeason.key === "";
  const id = `yuqiao:desk:season-begin:${region}-${previousSeason.key}`;
  const firstFrom = firstDay(previousSeason.until);
  const isTaken = (key: string) => seasons.some((season) => season.region === region && season.key === key);
  const form = usePersistentSchemaForm({
    storageKey: id,
    schema: seasonStartForm({ isTaken, taken: t("begin.taken") }),
    defaultValues: { name: previousSeason.name, from: firstFrom, key: monthOf(firstFrom), isOwnKey: false },
    messages: {
      name: { blank: t("begin.required") },
      from: { blank: t("begin.required") },
      key: { format: t("problems.key") },
    },
  });
  const { register, setValue, getValues, formState } = form;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = form.handleSubmit(({ name, from, key }) => {
    clearStoredForm(id);
    onStart({ start: from, key, name });
  });
  const fieldError = (field: "name" | "from" | "key") => {
    const error = formState.errors[field]?.message;
    return error === undefined ? {} : { error };
  };
  return (
    <Sheet aria-labelledby="next-title">
      <SheetTitle id="next-title" ref={title} tabIndex={-1} className="outline-none">
        {isFirst
          ? t("begin.firstTitle", { region: tLinks(`regions.${region}`) })
          : t("begin.title", { name: previousSeason.name })}
      </SheetTitle>
      <p>{isFirst ? t("begin.firstText") : t("begin.text")}</p>
      <DeskForm id={id} onSubmit={submit}>
        <Field
          id="next-name"
          label={t("fields.name")}
          autoComplete="off"
          {...fieldError("name")}
          {...register("name")}
        />
        <FieldRow>
          <Field
            id="next-from"
            type="date"
            label={t("fields.from")}
            {...fieldError("from")}
            {...register("from", {
              onChange: () => {
                const { from, isOwnKey } = getValues();
                if (!isOwnKey) setValue("key", monthOf(from));
              },
            })}
          />
          <Field
            id="next-key"
            label={t("fields.key")}
            hint={t("begin.keyHint")}
            autoComplete="off"
            autoCapitalize="none"
            {...fieldError("key")}
            {...register("key", {
              onChange: () => setValue("isOwnKey", true),
            })}
          />
        </FieldRow>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClasses.primary}>
            {t("begin.submit")}
          </button>
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => {
              clearStoredForm(id);
              onClose();
            }}
          >
            {tShell("cancel")}
          </button>
        </div>
      </DeskForm>
    </Sheet>
  );
}

const monthOf = (day: string) => day.slice(0, 7);

/** The end of the previous season, or today if that is later. */
function firstDay(until: string): string {
  const today = toLocalTime(new Date(serverNow()), pageTimeZone()).date;
  return until > today ? until : today;
}
