"use client";

import { useEffect } from "react";
import { checkSession } from "@/components/session/session-watcher";
import { safeRedirect } from "@/lib/base/links/safe-redirect";
import { paths } from "@/lib/base/paths";
import { readAccountType } from "@/lib/base/session/browser";
import { readPageToken } from "@/lib/base/session/page-account";

/**
 * Where to go after login: the page that required it, or the dashboard of the account type. The home page never
 * requires a login, and live classes do not exist for teachers.
 */
export function pathAfterLogin(type: string | undefined): string {
  const isTeacher = type === "teacher";
  const dashboard = isTeacher ? paths.teacherCentre : paths.studentCentre;
  const target = safeRedirect(new URL(location.href).searchParams.get("redirect"), dashboard);
  const { pathname } = new URL(target, location.href);
  const isLivePage = pathname === paths.live || pathname.startsWith(`${paths.live}/`);
  return ["/", paths.home].includes(pathname) || (isTeacher && isLivePage) ? dashboard : target;
}

/** Redirects a visitor who is already signed in. The session is checked first, which removes a failed token. */
export function RedirectSignedIn() {
  useEffect(() => {
    if (!readPageToken()) return;
    void checkSession().then(() => readPageToken() && location.replace(pathAfterLogin(readAccountType())));
  }, []);
  return null;
}
