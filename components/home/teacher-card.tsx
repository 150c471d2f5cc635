import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { RecommendedTeacher } from "@/lib/contract/types";
import { Country } from "./country";

type TeacherCardProps = {
  teacher: RecommendedTeacher;
  isSelected: boolean;
  onToggle: () => void;
};

export function TeacherCard({ teacher, isSelected, onToggle }: TeacherCardProps) {
  const t = useTranslations("home.teachers");
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-expanded={isSelected}
      aria-controls="teacher-detail"
      className="teacher-card"
    >
      <Picture
        sizes="(max-width: 768px) 100vw, 260px"
        src={teacher.avatar || "/art/teachers/1.svg"}
        alt=""
        width={240}
        height={240}
        offscreen
      />
      <b>{teacher.nickname}</b>
      <Country code={teacher.country} text={(country) => t("from", { country })} locale={useLocale()} />
    </button>
  );
}
