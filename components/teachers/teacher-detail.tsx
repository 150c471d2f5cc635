import { useLocale, useTranslations } from "next-intl";
import { IntroductionButton } from "@/components/pronunciations/introduction-button";
import { Picture } from "@/components/ui/picture";
import type { RecommendedTeacher } from "@/lib/base/contract/types";
import { teacherProfilePath } from "@/lib/base/paths";
import { Country } from "./country";
import { SpokenLanguages } from "./spoken-languages";

type TeacherDetailProps = {
  teacher: RecommendedTeacher;
  /** Whether the visitor has chosen the teacher, whose details then unfold and scroll into view. */
  isChosen: boolean;
};

/** Scrolls to the details, which are below the visible area on a small phone. */
const scrollToDetail = (detail: HTMLElement | null) =>
  detail?.scrollIntoView({ block: "nearest", behavior: "smooth" });

/** A teacher close up. Unfolds over 1500 ms (spec section 2, Home), or at once if the visitor prefers reduced motion. */
export function TeacherDetail({ teacher, isChosen }: TeacherDetailProps) {
  const t = useTranslations("home.teachers");
  const classes = useTranslations("teacherDetail")("classes");
  return (
    <div
      ref={isChosen ? scrollToDetail : undefined}
      className={`mt-3 flow-root scroll-mb-4 overflow-hidden rounded-card bg-muted max-desk:p-sheet desk:flex desk:min-h-64 desk:items-center desk:gap-x-10 ${isChosen ? "animate-unfold" : ""}`}
    >
      <Picture
        sizes="(max-width: 768px) 112px, 256px"
        src={teacher.avatar || "/art/teachers/1.svg"}
        alt=""
        width={320}
        height={320}
        offscreen
        className="shrink-0 object-cover max-desk:float-left max-desk:mr-4 max-desk:size-[112px] max-desk:rounded-small desk:w-[min(16rem,33%)] desk:self-stretch"
      />
      <div className="desk:min-w-0 desk:py-5 desk:pr-10">
        <h3 className="text-h2">{teacher.nickname}</h3>
        <Country code={teacher.country} text={(country) => t("from", { country })} locale={useLocale()} />
        <SpokenLanguages codes={teacher.languages} />
        <p className="mt-3 max-w-[60ch] max-desk:clear-left max-desk:pt-3 desk:text-lead">
          {teacher.description}
        </p>
        {teacher.introduction_url && (
          <IntroductionButton address={teacher.introduction_url} name={teacher.nickname} />
        )}
        {teacher.id !== undefined && (
          <a href={teacherProfilePath(teacher.id)} className="mt-2 link font-semibold">
            {classes}
          </a>
        )}
      </div>
    </div>
  );
}
