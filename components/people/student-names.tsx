import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { summaryClasses } from "./classes";

/** More names than these of a small group are folded. */
const maxShownNames = 8;

type StudentNamesProps = {
  names: readonly string[];
  /** Seats taken, if they may be more than the names: those of the demo belong to no account. */
  students?: number;
};

/** The students with a seat; the many of a large class are folded. */
export function StudentNames({ names, students = names.length }: StudentNamesProps) {
  const t = useTranslations("teacherCentre.ahead");
  const locale = useLocale();
  if (names.length === 0 && students > 0) return null;
  if (names.length === 0) return <p className="text-soft">{t("nobody")}</p>;
  const list = new Intl.ListFormat(locale, { type: "unit" }).format(names);
  if (names.length <= maxShownNames)
    return (
      <p className="wrap-anywhere">
        <span className="block text-label text-soft">{t("students")}</span>
        {list}
      </p>
    );
  return (
    <details>
      <summary className={summaryClasses}>
        {t("students")} ({names.length.toLocaleString(locale)})
        <Icon name="chevron-down" size={18} />
      </summary>
      <p className="wrap-anywhere">{list}</p>
    </details>
  );
}
