"use client";

import { useEffect } from "react";
import { watchSession } from "@/components/session/session-watcher";
import { safeRedirect } from "@/lib/links/safe-redirect";
import { paths } from "@/lib/paths";
import { readAccountType, readToken } from "@/lib/session/browser";

/**
 * The page that asked for the login, or else the dashboard of the kind of account. The home page asks for nothing; live
 * classes do not exist for teachers.
 */
export function onwardPath(type: string | undefined): string {
  const isTeacher = type === "teacher";
  const dashboard = isTeacher ? paths.teacherCentre : paths.studentCentre;
  const target = safeRedirect(new URL(location.href).searchParams.get("redirect"), dashboard);
  const { pathname } = new URL(target, location.href);
  const isLive = pathname === paths.live || pathname.startsWith(`${paths.live}/`);
  return ["/", paths.home].includes(pathname) || (isTeacher && isLive) ? dashboard : target;
}

/** Leads on who is signed in, also one who came Back here. A token that has failed is removed first, and leads nowhere. */
export function Onward() {
  useEffect(() => {
    if (!readToken()) return;
    void watchSession().then(() => readToken() && location.replace(onwardPath(readAccountType())));
  }, []);
  return null;
}
