import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { noteClasses } from "@/components/people/classes";
import { memberMetadata } from "@/components/people/member-metadata";
import { buttonClasses } from "@/components/ui/button";
import { paths } from "@/lib/base/paths";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("classroomCheck");

const needs = ["browser", "internet", "camera", "sound"] as const;

/** Requirements of the classroom, with a link to the device check on the class page. */
export default function ClassroomCheckPage() {
  const t = useTranslations("classroomCheck");
  const device = useTranslations("classPage.devices");
  return (
    <article className={`${noteClasses} mx-auto`}>
      <h1 className="text-h2">{t("title")}</h1>
      <p className="text-soft">{t("text")}</p>
      <dl className="w-full divide-y divide-line">
        {needs.map((need) => (
          <div key={need} className="flex justify-between gap-x-6 py-3 narrow:flex-col">
            <dt className="text-soft">{device(need)}</dt>
            <dd className="font-semibold">{device(`${need}Value`)}</dd>
          </div>
        ))}
      </dl>
      <a href={`${paths.class}#device-check`} className={buttonClasses.primary}>
        {t("start")}
      </a>
    </article>
  );
}
