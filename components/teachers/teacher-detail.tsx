import { useLocale, useTranslations } from "next-intl";
import { IntroductionButton } from "@/components/pronunciations/introduction-button";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { RecommendedTeacher } from "@/lib/base/contract/types";
import { teacherProfilePath } from "@/lib/base/paths";
import { Country } from "./country";
import { SpokenLanguages } from "./spoken-languages";

type TeacherDetailProps = {
  teacher: RecommendedTeacher;
  close: () => void;
};

/** Scrolls to the details, which open below the visible area on a phone. */
const scrollToDetail = (detail: HTMLElement | null) =>
  detail?.scrollIntoView({ block: "nearest", behavior: "smooth" });

/** Expands over 1500 ms (spec section 2, Home), or at once if the visitor prefers reduced motion. */
export default function TeacherDetail({ teacher, close }: TeacherDetailProps) {
  const t = useTranslations("home.teachers");
  const classes = useTranslations("teacherDetail")("classes");
  return (
    <div
      ref={scrollToDetail}
      className="mt-6 flex animate-unfold scroll-mb-4 flex-col gap-5 rounded-card border border-mist bg-white p-6 desk:flex-row"
    >
      <Picture
        src={teacher.avatar || "/art/teachers/1.svg"}
        alt=""
        width={120}
        height={120}
        className="size-30 shrink-0 rounded-small bg-paper"
      />
      <div className="grow">
        <h3 className="text-h3">{teacher.nickname}</h3>
        <Country code={teacher.country} text={(country) => t("from", { country })} locale={useLocale()} />
        <SpokenLanguages codes={teacher.languages} />
        <p className="mt-3 max-w-[60ch]">{teacher.description}</p>
        {teacher.introduction_url && (
          <IntroductionButton address={teacher.introduction_url} name={teacher.nickname} />
        )}
        {teacher.id !== undefined && (
          <a href={teacherProfilePath(teacher.id)} className="mt-3 link">
            {classes}
          </a>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={t("close")}
        className={`${buttonClasses.round} order-first shrink-0 self-end desk:order-none desk:self-start`}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
