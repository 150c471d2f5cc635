"use client";

import { useTranslations } from "next-intl";
import { RecordTable } from "../editing/record-table";

/** The teachers' recordings, with where they come from. */
export function PronunciationList() {
  return (
    <>
      <p>{useTranslations("desk.pronunciations")("list")}</p>
      <RecordTable kind="pronunciation" />
    </>
  );
}
