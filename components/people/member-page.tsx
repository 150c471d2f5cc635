import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LogoutButton } from "@/components/layout/logout-button";
import { LoginLink } from "@/components/layout/login-link";
import { guests, signedIn, students, teachersOnly } from "@/components/session/viewers";
import { SessionWatcher } from "@/components/session/session-watcher";
import { buttonClasses } from "@/components/ui/button";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { noteClasses } from "./classes";

type MemberPageProps = {
  title: string;
  /** Restricts the page to one kind of account; without it, every signed-in account sees it. */
  audience?: "students" | "teachers";
  /** Whether guests see the content too, instead of a login prompt. */
  isPublic?: boolean;
  children: ReactNode;
};

/** Layout of an account page. The HTML is the same for everyone; CSS shows each viewer's parts (viewers.ts). */
export function MemberPage({ title, audience, isPublic = false, children }: MemberPageProps) {
  const t = useTranslations("account.member");
  const header = useTranslations("header");
  const login = useTranslations("loginNeeded");
  const settings = useTranslations("accountSettings")("title");
  const payments = useTranslations("familyPayments")("title");
  const points = useTranslations("pointStatement")("title");
  const sites = accountSites();
  const isForStudents = audience === "students";
  const memberViewers = audience ? `pending ${isForStudents ? students : teachersOnly}` : signedIn;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-h1">{title}</h1>
        <nav aria-label={t("nav")} data-for={signedIn} className="flex flex-wrap gap-x-6 print:hidden">
          {!audience && (
            <>
              <a href={sites.studentCentre} data-for={students} className="link">
                {header("centre")}
              </a>
              <a href={sites.teacherCentre} data-for={teachersOnly} className="link">
                {header("centre")}
              </a>
            </>
          )}
          <a href={paths.pointStatement} data-for={students} className="link">
            {points}
          </a>
          <a href={paths.familyPayments} data-for={students} className="link">
            {payments}
          </a>
          <a href={paths.accountSettings} className="link">
            {settings}
          </a>
          <LogoutButton className="link">{header("exit")}</LogoutButton>
        </nav>
      </div>
      {!isPublic && (
        <div data-for={guests} className={noteClasses}>
          <p>{login("content")}</p>
          <p className="flex flex-wrap gap-3">
            <LoginLink href={sites.login} className={buttonClasses.primary}>
              {login("login")}
            </LoginLink>
            <LoginLink href={sites.register} className={buttonClasses.secondary}>
              {login("register")}
            </LoginLink>
          </p>
        </div>
      )}
      {audience && (
        <div data-for={isForStudents ? teachersOnly : students} className={noteClasses}>
          <p>{t(isForStudents ? "forStudents" : "forTeachers")}</p>
          <a
            href={isForStudents ? sites.teacherCentre : sites.studentCentre}
            className={buttonClasses.primary}
          >
            {t(isForStudents ? "toTeacherCentre" : "toStudentCentre")}
          </a>
        </div>
      )}
      <div data-for={isPublic ? `${guests} ${signedIn}` : memberViewers}>{children}</div>
      <SessionWatcher />
    </>
  );
}
