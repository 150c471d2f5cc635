"use client";

import { fill } from "@/components/ui/fill";
import { buttonLook } from "@/components/ui/button";
import { useTell } from "../toasts";
import { useWords } from "../words";

/** The link that was just made: the one time that anybody sees it. */
export function LinkMade({ email, link, mailed }: { email: string; link: string; mailed: boolean }) {
  const { invite: words } = useWords("staff");
  const tell = useTell();
  // Where a browser allows no copying, the link is there to be marked.
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => tell({ tone: "success", text: words.copied }),
      () => undefined,
    );
  return (
    <div role="status" className="desk-link">
      <p>
        {mailed && fill(words.mailed, { email })} {fill(words.made, { email })}
      </p>
      <input
        readOnly
        value={link}
        aria-label={fill(words.link, { email })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={copy} className={buttonLook.secondary}>
        {words.copy}
      </button>
    </div>
  );
}
