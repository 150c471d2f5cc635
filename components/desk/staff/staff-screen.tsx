"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { LoadError } from "../load-error";
import { useCall } from "@/components/calls/use-call";
import { Invitations } from "./invitations";
import { InviteForm } from "./invite-form";
import { Members } from "./members";
import { StaffLog } from "./staff-log";

/** Staff members and invitations, for owners. */
export function StaffScreen() {
  const t = useTranslations("desk.staff");
  const { data, failure } = useCall("desk/staff/list", {});
  const { mutate } = useSWRConfig();
  /** Revalidates the list and the audit log. */
  const reload = () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("desk/staff/"));
  return (
    <>
      <p className="lead">{t("text")}</p>
      <InviteForm onInvited={reload} />
      {failure && !data && <LoadError onRetry={reload} />}
      {data && <Members members={data.members} onChanged={reload} />}
      {data && data.invitations.length > 0 && (
        <Invitations invitations={data.invitations} onChanged={reload} />
      )}
      <StaffLog />
    </>
  );
}
