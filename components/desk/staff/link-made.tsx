"use client";

import { fill } from "@/components/ui/fill";
import { CopyAddress } from "../copy-address";
import { useWords } from "../words";

/** The link that was just made: the one time that anybody sees it. */
export function LinkMade({ email, link, mailed }: { email: string; link: string; mailed: boolean }) {
  const { invite: words } = useWords("staff");
  return (
    <CopyAddress label={fill(words.link, { email })} address={link}>
      <p>
        {mailed && fill(words.mailed, { email })} {fill(words.made, { email })}
      </p>
    </CopyAddress>
  );
}
