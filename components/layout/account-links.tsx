import { useTranslations } from "next-intl";
import { guests, signedIn, students, teachers } from "@/components/session/viewers";
import { buttonLook } from "@/components/ui/button";
import { accountSites } from "@/lib/links/account-sites";
import { ExitButton } from "./exit-button";
import { ReturningLink } from "./returning-link";

const quiet = "hover:text-cinnabar flex min-h-11 items-center px-3 font-semibold whitespace-nowrap";

/** Login and register for guests; the centre and the exit for who is signed in. */
export function AccountLinks() {
  const t = useTranslations("header");
  const sites = accountSites();
  return (
    <div className="flex items-center">
      <div data-for={guests} className="flex items-center gap-1">
        <ReturningLink href={sites.login} className={`${quiet} narrow:hidden`}>
          {t("login")}
        </ReturningLink>
        <a href={sites.register} className={`${buttonLook.primary} whitespace-nowrap`}>
          {t("register")}
        </a>
      </div>
      <a data-for={students} href={sites.studentCentre} className={quiet}>
        {t("centre")}
      </a>
      <a data-for={teachers} href={sites.teacherCentre} className={quiet}>
        {t("centre")}
      </a>
      <div data-for={signedIn}>
        <ExitButton className={`${quiet} narrow:hidden`}>{t("exit")}</ExitButton>
      </div>
    </div>
  );
}
