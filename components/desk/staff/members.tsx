"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { roles, type Role } from "@/lib/base/desk/roles";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { useMutation } from "../use-mutation";
import { CheckLabel } from "../check-label";
import { useWords } from "../words";
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
  const words = useWords("staff");
  const { columns } = words;
  return (
    <Sheet aria-labelledby="members-title">
      <SheetTitle id="members-title">{words.members}</SheetTitle>
      <DataTable columns={[columns.name, columns.role, columns.factor, columns.state, columns.actions]}>
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
  const words = useWords("staff");
  const { columns } = words;
  const shell = useWords("shell");
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [newLink, setNewLink] = useState<{ link: string; mailed: boolean }>();
  const { id, name, email, active } = member;
  const change = async (change: { role?: Role; enters_points?: boolean; active?: boolean }) => {
    await trigger("desk/staff/change", { id, ...change }, shell.saved);
    onChanged();
  };
  const deactivate = async (handOver: { to: number | null } | undefined) => {
    const changed = await trigger("desk/staff/change", { id, active: false }, shell.saved);
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
        {name} {member.self && <Small>{words.you}</Small>}
      </RowHeader>
      <Cell label={columns.role}>
        <select
          className="select inline-block w-auto"
          aria-label={fillPlaceholders(words.roleOf, { name })}
          value={member.role}
          disabled={isMutating || !active}
          onChange={(event) => change({ role: event.currentTarget.value as Role })}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {shell.roles[role]}
            </option>
          ))}
        </select>
        {member.role === "adviser" && (
          <CheckLabel
            checked={member.enters_points}
            disabled={isMutating || !active}
            onChange={({ currentTarget }) => void change({ enters_points: currentTarget.checked })}
          >
            {words.entersPoints}
          </CheckLabel>
        )}
      </Cell>
      <Cell label={columns.factor}>{member.second_factor ? words.on : words.off}</Cell>
      <Cell label={columns.state}>{active ? words.active : words.left}</Cell>
      <ActionsCell label={columns.actions}>
        {active && (
          <SmallButton
            disabled={isMutating}
            aria-label={fillPlaceholders(words.newLinkOf, { name })}
            onClick={makeLink}
          >
            {words.newLink}
          </SmallButton>
        )}
        {active ? (
          <SmallButton
            disabled={isMutating}
            aria-label={fillPlaceholders(words.deactivateOf, { name })}
            onClick={() => setIsConfirming(true)}
          >
            {words.deactivate}
          </SmallButton>
        ) : (
          <SmallButton
            disabled={isMutating}
            aria-label={fillPlaceholders(words.activateOf, { name })}
            onClick={() => change({ active: true })}
          >
            {words.activate}
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
