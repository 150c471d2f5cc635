"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toLocalTime } from "@/lib/base/schedule/zoned";

type LessonMoveProps = {
  /** Start of the first lesson. */
  startsAt: string;
  zone: string;
  onMove: (day: string) => void;
};

/** Moves all lessons to start on another day, at the same times. */
export function LessonMove({ startsAt, zone, onMove }: LessonMoveProps) {
  const t = useTranslations("desk.content");
  const [day, setDay] = useState("");
  return (
    <>
      <p className="font-semibold">{t("lessons.move")}</p>
      <Field
        id="plan-move"
        type="date"
        label={t("lessons.moveTo")}
        value={day || toLocalTime(new Date(startsAt), zone).date}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <button
        type="button"
        className={`${buttonClasses.secondary} self-start`}
        disabled={day === ""}
        onClick={() => onMove(day)}
      >
        {t("lessons.moveDo")}
      </button>
    </>
  );
}
