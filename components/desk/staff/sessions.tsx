"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatPageDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { useCall } from "@/components/calls/use-call";
import { Sheet, SheetTitle } from "../sheet";

type Session = CallResponse<"desk/session/list">["sessions"][number];

/** The staff member's desk sessions, with a button that ends each. */
export function StaffSessions() {
  const t = useTranslations("desk.session");
  const { data, reload } = useCall("desk/session/list", {});
  const { trigger, isMutating } = useMutation();
  const sessions = data?.sessions ?? [];
  return (
    <Sheet aria-labelledby="sessions-title">
      <SheetTitle id="sessions-title">{t("sessions.title")}</SheetTitle>
      <p>{t("sessions.text")}</p>
      <ul className="mt-4 grid gap-4">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <SessionFacts session={session} />
            {!session.current && (
              <button
                type="button"
                className={buttonClasses.secondary}
                aria-busy={isMutating}
                aria-label={t("sessions.endOne", { device: deviceOf(session, t) })}
                onClick={() =>
                  void trigger("desk/session/end", { id: session.id }, t("sessions.ended"), reload)
                }
              >
                {t("sessions.end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && sessions.length < 2 && <p className="mt-4">{t("sessions.alone")}</p>}
      {sessions.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={buttonClasses.secondary}
            aria-busy={isMutating}
            onClick={() => void trigger("desk/session/end-others", {}, t("sessions.endedOthers"), reload)}
          >
            {t("sessions.endOthers")}
          </button>
        </div>
      )}
    </Sheet>
  );
}

function deviceOf({ browser, system }: Session, t: DeskTranslate<"session">): string {
  if (browser && system) return t("sessions.device", { browser, system });
  return browser ?? system ?? t("sessions.unknownDevice");
}

function SessionFacts({ session }: { session: Session }) {
  const t = useTranslations("desk.session");
  const { network, current, created_at, last_used_at } = session;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{deviceOf(session, t)}</p>
      {current && <p className="font-semibold text-accent">{t("sessions.current")}</p>}
      <p>{t("sessions.lastUsed", { when: formatPageDateTime(last_used_at) })}</p>
      <p>{t("sessions.created", { when: formatPageDateTime(created_at) })}</p>
      {network && <p>{t("sessions.network", { network })}</p>}
    </div>
  );
}
