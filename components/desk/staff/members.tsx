"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { roles, type Role } from "@/lib/base/desk/roles";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { useMutation } from "../use-mutation";
import { CheckLabel } from "../check-label";
import { DeactivateDialog } from "./deactivate-dialog";
import { NewLink } from "./new-link";
import { Sheet, SheetTitle } from "../sheet";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { SmallButton } from "../small-button";
import { Small } from "../small";

type Member = CallResponse<"desk/staff/list">["members"][number];
type MembersProps = { members: Member[]; onChanged: () => void };

/** The staff members with their roles, and an owner's actions. */
export function Members({ members, onChanged }: MembersProps) {
  const t = useTranslations("desk.staff");
  return (
    <Sheet aria-labelledby="members-title">
      <SheetTitle id="members-title">{t("members")}</SheetTitle>
      <DataTable
        columns={[
          t("columns.name"),
          t("columns.role"),
          t("columns.factor"),
          t("columns.state"),
          t("columns.actions"),
        ]}
      >
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} onChanged={onChanged} />
          ))}
        </tbody>
      </DataTable>
    </Sheet>
  );
}

function MemberRow({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const t = useTranslations("desk.staff");
  const tShell = useTranslations("desk.shell");
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [newLink, setNewLink] = useState<{ link: string; mailed: boolean }>();
  const { id, name, email, active } = member;
  const change = async (change: { role?: Role; enters_points?: boolean; active?: boolean }) => {
    await trigger("desk/staff/change", { id, ...change }, tShell("saved"));
    onChanged();
  };
  const deactivate = async (handOver: { to: number | null } | undefined) => {
    const changed = await trigger("desk/staff/change", { id, active: false }, tShell("saved"));
    if (changed && handOver) await trigger("desk/leads/hand-over", { from: id, ...handOver });
    onChanged();
  };
  const makeLink = async () => setNewLink(await trigger("desk/staff/invite", { email, role: member.role }));
  return (
    <Row isQuiet={!active}>
      <RowHeader
        note={email}
        after={newLink && <NewLink email={email} link={newLink.link} mailed={newLink.mailed} />}
      >
        {name} {member.self && <Small>{t("you")}</Small>}
      </RowHeader>
      <Cell label={t("columns.role")}>
        <select
          className="select inline-block w-auto"
          aria-label={t("roleOf", { name })}
          value={member.role}
          disabled={isMutating || !active}
          onChange={(event) => change({ role: event.currentTarget.value as Role })}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {tShell(`roles.${role}`)}
            </option>
          ))}
        </select>
        {member.role === "adviser" && (
          <CheckLabel
            checked={member.enters_points}
            disabled={isMutating || !active}
            onChange={({ currentTarget }) => void change({ enters_points: currentTarget.checked })}
          >
            {t("entersPoints")}
          </CheckLabel>
        )}
      </Cell>
      <Cell label={t("columns.factor")}>{member.second_factor ? t("on") : t("off")}</Cell>
      <Cell label={t("columns.state")}>{active ? t("active") : t("left")}</Cell>
      <ActionsCell label={t("columns.actions")}>
        {active && (
          <SmallButton disabled={isMutating} aria-label={t("newLinkOf", { name })} onClick={makeLink}>
            {t("newLink")}
          </SmallButton>
        )}
        {active ? (
          <SmallButton
            disabled={isMutating}
            aria-label={t("deactivateOf", { name })}
            onClick={() => setIsConfirming(true)}
          >
            {t("deactivate")}
          </SmallButton>
        ) : (
          <SmallButton
            disabled={isMutating}
            aria-label={t("activateOf", { name })}
            onClick={() => change({ active: true })}
          >
            {t("activate")}
          </SmallButton>
        )}
        {isConfirming && (
          <DeactivateDialog
            member={member}
            onConfirm={(handOver) => void deactivate(handOver)}
            onClose={() => setIsConfirming(false)}
          />
        )}
      </ActionsCell>
    </Row>
  );
}
