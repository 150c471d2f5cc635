"use client";

import { useLocale, useTranslations } from "next-intl";
import { Country } from "@/components/teachers/country";
import { gatedLinkProps } from "@/components/live/gated";
import { IntroductionButton } from "@/components/pronunciations/introduction-button";
import { Dialog } from "@/components/ui/dialog";
import { Picture } from "@/components/ui/picture";
import { teacherProfilePath, withId } from "@/lib/base/paths";
import type { SeriesItem } from "@/lib/subjects/series/item";

type TeacherDialogProps = {
  teacher: SeriesItem["teacher"];
  /** Address of a teacher's page, with `{id}`. */
  href: string;
  onClose: () => void;
};

/** Dialog about a teacher, closed with "I know" (spec section 2, Hot-sell list). */
export function TeacherDialog({ teacher, href, onClose }: TeacherDialogProps) {
  const t = useTranslations("hotSell.teacher");
  const classes = useTranslations("teacherDetail")("classes");
  const closeLabel = useTranslations("dialog")("close");
  const locale = useLocale();
  return (
    <Dialog title={teacher.name} closeLabel={closeLabel} onClose={onClose}>
      {(close) => (
        <div className="mt-3 flex flex-wrap items-start gap-4">
          <Picture
            src={teacher.avatar || "/art/teachers/1.svg"}
            alt=""
            width={96}
            height={96}
            className="rounded-small bg-portrait"
          />
          <div className="min-w-[min(13rem,100%)] flex-1">
            <Country code={teacher.region} text={(country) => t("from", { country })} locale={locale} />
            <p className="mt-2">{teacher.about}</p>
            {teacher.introduction && (
              <IntroductionButton address={teacher.introduction} name={teacher.name} />
            )}
            <a href={withId(href, teacher.id)} className="link" {...gatedLinkProps}>
              {t("page")}
            </a>
            <p className="mt-2">
              <a href={teacherProfilePath(teacher.id)} className="link">
                {classes}
              </a>
            </p>
          </div>
          <button type="button" className="btn w-full btn-secondary" onClick={close}>
            {t("know")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
