"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { roles, type Role } from "@/lib/desk/roles";
import type { CallResponse } from "@/lib/bootstrap/call-types";
import { ConfirmDialog } from "../confirm-dialog";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import { NewLink } from "./new-link";

type Member = CallResponse<"desk/staff/list">["members"][number];
type MembersProps = { members: Member[]; onChanged: () => void };

/** The staff members with their roles, and an owner's actions. */
export function Members({ members, onChanged }: MembersProps) {
  const words = useWords("staff");
  return (
    <section className="sheet" aria-labelledby="members-title">
      <h2 id="members-title">{words.members}</h2>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.role}</th>
            <th scope="col">{words.columns.factor}</th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">{words.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} onChanged={onChanged} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MemberRow({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const words = useWords("staff");
  const shell = useWords("shell");
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [newLink, setNewLink] = useState<{ link: string; mailed: boolean }>();
  const { id, name, email, active } = member;
  const change = async (change: { role?: Role; active?: boolean }) => {
    await trigger("desk/staff/change", { id, ...change }, shell.saved);
    onChanged();
  };
  const makeLink = async () => setNewLink(await trigger("desk/staff/invite", { email, role: member.role }));
  return (
    <tr data-quiet={active ? undefined : true}>
      <th scope="row" data-label={words.columns.name}>
        {name} {member.self && <small>({words.you})</small>}
        <small>{email}</small>
        {newLink && <NewLink email={email} link={newLink.link} mailed={newLink.mailed} />}
      </th>
      <td data-label={words.columns.role}>
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
      </td>
      <td data-label={words.columns.factor}>{member.second_factor ? words.on : words.off}</td>
      <td data-label={words.columns.state}>{active ? words.active : words.left}</td>
      <td data-label={words.columns.actions}>
        <div className="desk-row-actions">
          {active && (
            <button
              type="button"
              disabled={isMutating}
              aria-label={fillPlaceholders(words.newLinkOf, { name })}
              onClick={makeLink}
            >
              {words.newLink}
            </button>
          )}
          {active ? (
            <button
              type="button"
              disabled={isMutating}
              aria-label={fillPlaceholders(words.deactivateOf, { name })}
              onClick={() => setIsConfirming(true)}
            >
              {words.deactivate}
            </button>
          ) : (
            <button
              type="button"
              disabled={isMutating}
              aria-label={fillPlaceholders(words.activateOf, { name })}
              onClick={() => change({ active: true })}
            >
              {words.activate}
            </button>
          )}
        </div>
        {isConfirming && (
          <ConfirmDialog
            title={fillPlaceholders(words.deactivateOf, { name })}
            text={fillPlaceholders(words.sure, { name })}
            submit={words.deactivate}
            onConfirm={() => change({ active: false })}
            onClose={() => setIsConfirming(false)}
          />
        )}
      </td>
    </tr>
  );
}
