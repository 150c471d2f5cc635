import { useTranslations } from "next-intl";
import { getLocale } from "next-intl/server";
import { guests, possibleStudents } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { dataOf } from "@/lib/base/contract/result";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { trialWorth } from "@/lib/subjects/school/trial-worth";

const maxPortraits = 4;

/** The next step of a visitor, with the teachers' portraits: the free lesson for guests, the classes for students. */
export async function NextStepCard({ className = "" }: { className?: string }) {
  const teachers = dataOf(await readCall("recommendedTeachers", {}, await getLocale()))?.list ?? [];
  const portraits = teachers.flatMap(({ avatar }) => (avatar ? [avatar] : [])).slice(0, maxPortraits);
  return (
    <aside
      data-for={`${guests} ${possibleStudents}`}
      className={`sheet p-sheet desk:p-7 print:hidden ${className}`}
    >
      {portraits.length > 0 && (
        <p className="mb-4 flex pl-2">
          {portraits.map((avatar) => (
            <Picture
              key={avatar}
              src={avatar}
              alt=""
              width={64}
              height={64}
              className="-ml-2 size-[min(4rem,15vw)] rounded-pill border-2 border-surface bg-portrait object-cover"
            />
          ))}
        </p>
      )}
      <FreeLesson />
      <Courses />
    </aside>
  );
}

function FreeLesson() {
  const t = useTranslations("home.closing");
  const cta = useTranslations("home.hero")("cta");
  const worth = trialWorth();
  return (
    <div data-for={guests}>
      <h2 className="text-h3">{t("title")}</h2>
      <p className="mt-1 text-soft">{worth ? t("text", worth) : t("textPlain")}</p>
      <a href={accountSites().register} className={`${buttonClasses.primary} mt-4`}>
        {cta}
      </a>
    </div>
  );
}

function Courses() {
  const t = useTranslations("home.body.2");
  return (
    <div data-for={possibleStudents}>
      <h2 className="text-h3">{t("title")}</h2>
      <p className="mt-1 text-soft">{t("text")}</p>
      <a href={paths.hotSell} className={`${buttonClasses.primary} mt-4`}>
        {t("cta")}
      </a>
    </div>
  );
}
