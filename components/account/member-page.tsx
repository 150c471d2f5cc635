import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExitButton } from "@/components/layout/exit-button";
import { ReturningLink } from "@/components/layout/returning-link";
import { guests, signedIn, students, teachers } from "@/components/session/viewers";
import { SessionWatcher } from "@/components/session/session-watcher";
import { buttonLook } from "@/components/ui/button";
import { accountSites } from "@/lib/links/account-sites";
import { paths } from "@/lib/paths";

type MemberPageProps = {
  title: string;
  /** Restricts the page to one kind of account; without it, every signed-in account sees it. */
  only?: "students" | "teachers";
  /** Whether guests see the content too, instead of a login prompt. */
  open?: boolean;
  children: ReactNode;
};

/** Layout of an account page. The HTML is the same for everyone; CSS shows each viewer's parts (viewers.ts). */
export function MemberPage({ title, only, open = false, children }: MemberPageProps) {
  const t = useTranslations("account.member");
  const header = useTranslations("header");
  const login = useTranslations("loginNeeded");
  const settings = useTranslations("accountSettings")("title");
  const sites = accountSites();
  const forStudents = only === "students";
  const members = only ? `pending ${forStudents ? students : teachers}` : signedIn;
  return (
    <>
      <div className="member-head">
        <h1 className="text-h1">{title}</h1>
        <nav aria-label={t("nav")} data-for={signedIn}>
          {!only && (
            <>
              <a href={sites.studentCentre} data-for={students} className="link">
                {header("centre")}
              </a>
              <a href={sites.teacherCentre} data-for={teachers} className="link">
                {header("centre")}
              </a>
            </>
          )}
          <a href={paths.accountSettings} className="link">
            {settings}
          </a>
          <ExitButton className="link">{header("exit")}</ExitButton>
        </nav>
      </div>
      {!open && (
        <div data-for={guests} className="sheet member-note">
          <p>{login("content")}</p>
          <ReturningLink href={sites.login} className={buttonLook.primary}>
            {login("login")}
          </ReturningLink>
        </div>
      )}
      {only && (
        <div data-for={forStudents ? teachers : students} className="sheet member-note">
          <p>{t(forStudents ? "forStudents" : "forTeachers")}</p>
          <a href={forStudents ? sites.teacherCentre : sites.studentCentre} className={buttonLook.primary}>
            {t(forStudents ? "toTeacherCentre" : "toStudentCentre")}
          </a>
        </div>
      )}
      <div data-for={open ? `${guests} ${signedIn}` : members}>{children}</div>
      <SessionWatcher />
    </>
  );
}
