"use client";

import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { readToken } from "@/lib/session/browser";

export type LoginGateLabels = {
  title: string;
  content: string;
  login: string;
  cancel: string;
  close: string;
};

type LoginGateProps = {
  /** Address of the login page. */
  login: string;
  labels: LoginGateLabels;
};

/**
 * Listens for clicks on the page's gated links (gated.ts). A visitor who is signed out is asked to log in first, and
 * is then led to the link's target (spec section 2, Live page). One listener for the page, so that a link needs only
 * an attribute.
 */
export function LoginGate({ login, labels }: LoginGateProps) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-gated]");
      if (!link || readToken()) return;
      event.preventDefault();
      setWanted(link.href);
    };
    document.addEventListener("click", ask);
    return () => document.removeEventListener("click", ask);
  }, []);
  if (wanted === undefined) return null;
  return (
    <Dialog title={labels.title} closeLabel={labels.close} onClose={() => setWanted(undefined)}>
      {(close) => (
        <>
          <p className="mt-2">{labels.content}</p>
          <div className="dialog-actions">
            <a href={loginTo(wanted, login)} className="btn btn-primary">
              {labels.login}
            </a>
            <button type="button" onClick={close} className="btn btn-secondary">
              {labels.cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Own pages are named by their path, as the embedded login expects; an outside one gets the whole address. */
function loginTo(wanted: string, login: string): string {
  const target = new URL(login, location.href);
  const { origin, pathname, search } = new URL(wanted);
  const own = origin === location.origin && target.origin === origin;
  target.searchParams.set("redirect", own ? pathname + search : wanted);
  return target.href;
}
