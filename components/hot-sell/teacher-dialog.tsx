"use client";

import { useTranslations } from "next-intl";
import { Country } from "@/components/home/country";
import { gated } from "@/components/live/gated";
import { Dialog } from "@/components/ui/dialog";
import { fill } from "@/components/ui/fill";
import { Picture } from "@/components/ui/picture";
import type { SeriesItem } from "@/lib/series/item";
import type { SeriesSetting } from "./series-labels";

type TeacherDialogProps = {
  teacher: SeriesItem["teacher"];
  setting: SeriesSetting;
  onClose: () => void;
};

/** Who the teacher is, until one says "I know" (spec section 2, Hot-sell list). */
export function TeacherDialog({ teacher, setting, onClose }: TeacherDialogProps) {
  const { labels, locale, teacherHref } = setting;
  const closeLabel = useTranslations("dialog")("close");
  return (
    <Dialog title={teacher.name} closeLabel={closeLabel} onClose={onClose}>
      {(close) => (
        <div className="teacher-dialog">
          <Picture src={teacher.avatar || "/art/teachers/1.svg"} alt="" width={96} height={96} />
          <div>
            <Country code={teacher.region} text={labels.from} locale={locale} />
            <p>{teacher.about}</p>
            <a href={fill(teacherHref, { id: teacher.id })} className="link" {...gated}>
              {labels.teacherPage}
            </a>
          </div>
          <button type="button" className="btn btn-secondary" onClick={close}>
            {labels.know}
          </button>
        </div>
      )}
    </Dialog>
  );
}
