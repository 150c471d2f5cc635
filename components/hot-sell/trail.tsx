import { useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { paths } from "@/lib/paths";

/** Where the class stands: home, hot courses, itself. */
export function Trail({ name }: { name: string }) {
  const t = useTranslations("header");
  return (
    <nav aria-label={useTranslations("breadcrumb")("label")} className="trail">
      <ol>
        <li>
          <a href={paths.home}>{t("home")}</a>
        </li>
        <li data-for={notTeachers}>
          <a href={paths.hotSell}>{t("hotSell")}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
