import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { guests, signedIn, students, teachersOnly } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";
import { RedirectSignedIn } from "../identity/after-login";
import { noteClasses } from "./classes";

type AccountPanelProps = { title: string; text: string; children: ReactNode };

/** Panel of the login and register forms. A signed-in visitor is redirected and never sees the form. */
export function AccountPanel({ title, text, children }: AccountPanelProps) {
  const t = useTranslations("account");
  const sites = accountSites();
  return (
    <>
      <div data-for={signedIn} className={noteClasses}>
        <p>{t("signedIn")}</p>
        <a href={paths.home} data-for="pending" className={buttonClasses.primary}>
          {t("back")}
        </a>
        <a href={sites.studentCentre} data-for={students} className={buttonClasses.primary}>
          {t("member.toStudentCentre")}
        </a>
        <a href={sites.teacherCentre} data-for={teachersOnly} className={buttonClasses.primary}>
          {t("member.toTeacherCentre")}
        </a>
        <RedirectSignedIn />
      </div>
      <div data-for={guests}>
        <AccountSheet title={title} text={text} needsScript>
          {children}
        </AccountSheet>
      </div>
    </>
  );
}

type AccountSheetProps = {
  title: string;
  text?: string;
  /** Whether the form needs JavaScript; without it, a notice is shown. */
  needsScript?: true;
  children: ReactNode;
};

/** Panel of an account page that needs no login. */
export function AccountSheet({ title, text, needsScript, children }: AccountSheetProps) {
  const t = useTranslations("account");
  const { email } = school();
  return (
    <div className="mx-auto w-full max-w-[30rem] rounded-card border border-line bg-surface p-6 desk:p-10">
      <h1 className="text-h2">{title}</h1>
      {text && <p className="mt-2 mb-6 text-soft">{text}</p>}
      {needsScript && (
        <noscript>
          <p className="mb-4 font-semibold text-mark">
            {email ? t("needScript", { email }) : t("needScriptPlain")}
          </p>
        </noscript>
      )}
      {children}
    </div>
  );
}
