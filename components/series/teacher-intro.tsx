import { useLocale, useTranslations } from "next-intl";
import { Country } from "@/components/teachers/country";
import { gatedLinkProps } from "@/components/live/gated";
import { Picture } from "@/components/ui/picture";
import { studentSite } from "@/lib/base/links/student-site";
import { teacherProfilePath, withId } from "@/lib/base/paths";
import type { SeriesItem } from "@/lib/subjects/series/item";

export function TeacherIntro({ teacher }: { teacher: SeriesItem["teacher"] }) {
  const t = useTranslations("hotSell.teacher");
  return (
    <section aria-labelledby="teacher">
      <h2 id="teacher" className="mb-5 text-h2">
        {useTranslations("seriesDetail")("teacher")}
      </h2>
      <div className="flex gap-6 sheet p-6 narrow:flex-col">
        <Picture
          src={teacher.avatar || "/art/teachers/1.svg"}
          alt=""
          width={160}
          height={160}
          offscreen
          className="size-40 shrink-0 rounded-small bg-portrait"
        />
        <div>
          <h3 className="text-h3">
            <a href={teacherProfilePath(teacher.id)}>{teacher.name}</a>
          </h3>
          <Country code={teacher.region} text={(country) => t("from", { country })} locale={useLocale()} />
          <p className="mt-3 max-w-[60ch]">{teacher.about}</p>
          <a href={withId(studentSite().teacherDetail, teacher.id)} className="link" {...gatedLinkProps}>
            {t("page")}
          </a>
        </div>
      </div>
    </section>
  );
}
