"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { readPageToken } from "@/lib/base/session/page-account";

type LoginGateProps = {
  /** Addresses of the login page and of the page to register. */
  loginHref: string;
  registerHref: string;
};

/**
 * Intercepts clicks on the page's gated links (gated.ts). A signed-out visitor gets a dialog to log in or to sign up, and
 * reaches the link's target afterwards (spec section 2, Live page); it links to the item's public page too, if there is
 * one. One listener serves the page, so that a link needs only an attribute.
 */
export function LoginGate({ loginHref, registerHref }: LoginGateProps) {
  const t = useTranslations("loginNeeded");
  const closeLabel = useTranslations("dialog")("close");
  const [target, setTarget] = useState<{ href: string; publicHref: string | undefined }>();
  useEffect(() => {
    const interceptClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-gated]");
      if (!link || readPageToken()) return;
      event.preventDefault();
      setTarget({ href: link.href, publicHref: link.dataset.public });
    };
    document.addEventListener("click", interceptClick);
    return () => document.removeEventListener("click", interceptClick);
  }, []);
  if (!target) return null;
  return (
    <Dialog title={t("title")} closeLabel={closeLabel} onClose={() => setTarget(undefined)}>
      {(close) => (
        <>
          <p className="mt-2">{t("content")}</p>
          <div className="dialog-actions">
            <a href={withRedirect(target.href, loginHref)} className="btn btn-primary">
              {t("login")}
            </a>
            <a href={withRedirect(target.href, registerHref)} className="btn btn-secondary">
              {t("register")}
            </a>
            <button type="button" onClick={close} className="btn">
              {t("cancel")}
            </button>
          </div>
          {target.publicHref && (
            <p className="mt-3">
              <a href={target.publicHref} className="link">
                {t("open")}
              </a>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The URL of the account page with `redirect`: a path for pages of this site, as the embedded login expects, else a full URL. */
function withRedirect(targetHref: string, accountHref: string): string {
  const target = new URL(accountHref, location.href);
  const { origin, pathname, search } = new URL(targetHref);
  const isOwnPage = origin === location.origin && target.origin === origin;
  target.searchParams.set("redirect", isOwnPage ? pathname + search : targetHref);
  return target.href;
}
