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
    <section aria-labelledby="teacher" className="@container">
      <h2 id="teacher" className="mb-5 text-h2">
        {useTranslations("seriesDetail")("teacher")}
      </h2>
      <div className="flex flex-col gap-6 sheet p-sheet @min-[30rem]:flex-row @min-[30rem]:p-6">
        <Picture
          src={teacher.avatar || "/art/teachers/1.svg"}
          alt=""
          width={160}
          height={160}
          offscreen
          className="aspect-square w-40 max-w-full shrink-0 self-start rounded-small bg-portrait object-cover"
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
