"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { clockAt } from "@/lib/schedule/zoned";
import { useWords } from "../words";

type LessonMoveProps = {
  /** Start of the first lesson. */
  begins: string;
  zone: string;
  onMove: (day: string) => void;
};

/** Moves all lessons to start on another day, at the same times. */
export function LessonMove({ begins, zone, onMove }: LessonMoveProps) {
  const { lessons: words } = useWords("content");
  const [day, setDay] = useState("");
  return (
    <>
      <p className="font-semibold">{words.move}</p>
      <Field
        id="plan-move"
        type="date"
        label={words.moveTo}
        value={day || clockAt(new Date(begins), zone).date}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <button
        type="button"
        className={buttonLook.secondary}
        disabled={day === ""}
        onClick={() => onMove(day)}
      >
        {words.moveDo}
      </button>
    </>
  );
}
