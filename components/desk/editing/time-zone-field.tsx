"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useController } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { serverNow } from "@/lib/base/clock/server-clock";
import type { Values } from "@/lib/engines/content/form-values";
import { formatZone, findZones, zoneChoices } from "@/lib/app/editing/zone-choices";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { useFieldError } from "./field";

/** The school's time zone, searched by name, city or offset. Text that names none stays, and validation reports it. */
export function TimeZoneField({ name, label }: { name: string; label: string }) {
  const t = useTranslations("desk.content");
  const { ref, onChange, value: fieldValue } = useController<Values>({ name }).field;
  const error = useFieldError(name);
  const value = String(fieldValue ?? "");
  const [{ choices, current }] = useState(() => {
    const { lang } = document.documentElement;
    const now = new Date(serverNow());
    const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const known = value && !/\s/.test(value) ? [value] : [];
    return {
      choices: zoneChoices(lang, [...known, pageTimeZone(), browserZone], now),
      current: formatZone(pageTimeZone(), lang, now),
    };
  });
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Combobox
      ref={ref}
      id={`field-${name}`}
      label={label}
      hint={t("timeZone.hint", { zone: current })}
      {...(error !== undefined && { error })}
      text={chosen?.text ?? value}
      onTextChange={onChange}
      options={findZones(choices, chosen ? "" : value).map(({ value: key, text }) => ({ key, text }))}
      selectedKey={value}
      onSelect={onChange}
      emptyText={t("timeZone.none")}
    />
  );
}
