"use client";

import { fill } from "@/components/ui/fill";
import type { Role } from "@/lib/desk/roles";
import { CopyAddress } from "../copy-address";
import { useWords } from "../words";

export type LinkMadeProps = {
  email: string;
  link: string;
  mailed: boolean;
  /** The role of who was invited and works here already. */
  member?: Role | null;
};

/** The link that was just made: the one time that anybody sees it. */
export function LinkMade({ email, link, mailed, member }: LinkMadeProps) {
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
