"use client";

import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { Role } from "@/lib/base/desk/roles";
import { CopyAddress } from "../copy-address";
import { useWords } from "../words";

export type NewLinkProps = {
  email: string;
  link: string;
  mailed: boolean;
  /** The role of an invited person who is already a member. */
  member?: Role | null;
};

/** A newly created link; it is shown only once. */
export function NewLink({ email, link, mailed, member }: NewLinkProps) {
  const { invite: words } = useWords("staff");
  const { roles } = useWords("shell");
  return (
    <CopyAddress label={fillPlaceholders(words.link, { email })} address={link}>
      {member && <p>{fillPlaceholders(words.member, { email, role: roles[member] })}</p>}
      <p>
        {mailed && fillPlaceholders(words.mailed, { email })} {fillPlaceholders(words.made, { email })}
      </p>
    </CopyAddress>
  );
}
