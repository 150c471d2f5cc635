"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { deskScreens } from "@/lib/base/desk/screens";
import type { ImportKind } from "@/lib/subjects/people/imports/fields";
import { DownloadTable } from "../download-table";

const kind: ImportKind = "teachers";

/** Imports and exports teachers, beside the button that adds one. */
export function TeacherListActions() {
  const t = useTranslations("desk.imports");
  const tPeople = useTranslations("desk.people");
  return (
    <>
      <a href={`${deskScreens.importPeople.path}?kind=${kind}`} className={buttonClasses.secondary}>
        {t("action")}
      </a>
      <DownloadTable
        onDownload={(format) => fetchFile("desk/people/export-teachers", { format }, `teachers.${format}`)}
        label={(format) => t("exportTeachers", { format })}
        failed={tPeople("copyFailed")}
      />
    </>
  );
}
