import { Picture } from "@/components/ui/picture";
import type { RecommendedTeacher } from "@/lib/contract/types";
import type { Language } from "@/lib/i18n/languages";
import { Country } from "./country";
import type { TeacherLabels } from "./teacher-labels";

type TeacherCardProps = {
  teacher: RecommendedTeacher;
  locale: Language;
  labels: TeacherLabels;
  chosen: boolean;
  choose: () => void;
};

export function TeacherCard({ teacher, locale, labels, chosen, choose }: TeacherCardProps) {
  return (
    <button
      type="button"
      onClick={choose}
      aria-expanded={chosen}
      aria-controls="teacher-detail"
      className="teacher-card"
    >
      <Picture
        sizes="(max-width: 768px) 100vw, 260px"
        src={teacher.avatar || "/art/teachers/1.svg"}
        alt=""
        width={240}
        height={240}
        loading="lazy"
      />
      <b>{teacher.nickname}</b>
      <Country code={teacher.country} text={labels.from} locale={locale} />
    </button>
  );
}
