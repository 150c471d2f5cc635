import { useLocale, useTranslations } from "next-intl";
import { Country } from "@/components/home/country";
import { gatedLinkProps } from "@/components/live/gated";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { Picture } from "@/components/ui/picture";
import { studentSite } from "@/lib/links/student-site";
import { teacherProfilePath } from "@/lib/paths";
import type { SeriesItem } from "@/lib/series/item";

export function TeacherIntro({ teacher }: { teacher: SeriesItem["teacher"] }) {
  const t = useTranslations("hotSell.teacher");
  return (
    <section aria-labelledby="teacher">
      <h2 id="teacher">{useTranslations("seriesDetail")("teacher")}</h2>
      <div className="sheet teacher-intro">
        <Picture src={teacher.avatar || "/art/teachers/1.svg"} alt="" width={160} height={160} offscreen />
        <div>
          <h3>
            <a href={teacherProfilePath(teacher.id)}>{teacher.name}</a>
          </h3>
          <Country code={teacher.region} text={(country) => t("from", { country })} locale={useLocale()} />
          <p>{teacher.about}</p>
          <a
            href={fillPlaceholders(studentSite().teacherDetail, { id: teacher.id })}
            className="link"
            {...gatedLinkProps}
          >
            {t("page")}
          </a>
        </div>
      </div>
    </section>
  );
}
