"use client";

import { fill } from "@/components/ui/fill";
import type { Role } from "@/lib/desk/roles";
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
    <CopyAddress label={fill(words.link, { email })} address={link}>
      {member && <p>{fill(words.member, { email, role: roles[member] })}</p>}
      <p>
        {mailed && fill(words.mailed, { email })} {fill(words.made, { email })}
      </p>
    </CopyAddress>
  );
}
