"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { readToken } from "@/lib/session/browser";

type LoginGateProps = {
  /** Address of the login page. */
  loginHref: string;
};

/**
 * Intercepts clicks on the page's gated links (gated.ts). A signed-out visitor gets a login dialog, and reaches the
 * link's target after login (spec section 2, Live page). One listener serves the page, so that a link needs only an
 * attribute.
 */
export function LoginGate({ loginHref }: LoginGateProps) {
  const t = useTranslations("loginNeeded");
  const closeLabel = useTranslations("dialog")("close");
  const [targetHref, setTargetHref] = useState<string>();
  useEffect(() => {
    const interceptClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-gated]");
      if (!link || readToken()) return;
      event.preventDefault();
      setTargetHref(link.href);
    };
    document.addEventListener("click", interceptClick);
    return () => document.removeEventListener("click", interceptClick);
  }, []);
  if (targetHref === undefined) return null;
  return (
    <Dialog title={t("title")} closeLabel={closeLabel} onClose={() => setTargetHref(undefined)}>
      {(close) => (
        <>
          <p className="mt-2">{t("content")}</p>
          <div className="dialog-actions">
            <a href={toLoginUrl(targetHref, loginHref)} className="btn btn-primary">
              {t("login")}
            </a>
            <button type="button" onClick={close} className="btn btn-secondary">
              {t("cancel")}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The login URL with `redirect`: a path for pages of this site, as the embedded login expects, else a full URL. */
function toLoginUrl(targetHref: string, loginHref: string): string {
  const target = new URL(loginHref, location.href);
  const { origin, pathname, search } = new URL(targetHref);
  const isOwnPage = origin === location.origin && target.origin === origin;
  target.searchParams.set("redirect", isOwnPage ? pathname + search : targetHref);
  return target.href;
}
