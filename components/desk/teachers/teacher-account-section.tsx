"use client";

import { useTranslations } from "next-intl";
import { useCurrentUser } from "../current-user";
import { Sheet, SheetTitle } from "../sheet";
import { TeacherAccount } from "./teacher-account";

/** The account of a teacher's record, for owners. Only a published teacher can be invited. */
export function TeacherAccountSection({ id, isPublished }: { id: number; isPublished: boolean }) {
  const t = useTranslations("desk.teachers");
  const { role } = useCurrentUser();
  if (role !== "owner") return null;
  if (isPublished) return <TeacherAccount id={id} />;
  return (
    <Sheet aria-labelledby="account-title">
      <SheetTitle id="account-title">{t("title")}</SheetTitle>
      <p>{t("unpublished")}</p>
    </Sheet>
  );
}
