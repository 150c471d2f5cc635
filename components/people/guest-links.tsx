import { useTranslations } from "next-intl";
import { guests } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { env } from "@/lib/base/env";
import { accountSites } from "@/lib/base/links/account-sites";

type GuestLinksProps = {
  /** Why an account is useful here. */
  text: string;
  /** Label of the button to register, which says what an account gives here. */
  register: string;
  /** Page to return to after login: a path of this site or an absolute URL. */
  returnTo: string;
};

/** Register and log-in buttons for guests of a public page. */
export function GuestLinks({ text, register, returnTo }: GuestLinksProps) {
  const t = useTranslations();
  const sites = accountSites();
  return (
    <div data-for={guests} className="mt-4 w-full">
      <p>{text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={withReturnPath(sites.register, returnTo)} className={buttonClasses.primary}>
          {register}
        </a>
        <a href={withReturnPath(sites.login, returnTo)} className={buttonClasses.secondary}>
          {t("loginNeeded.login")}
        </a>
      </p>
    </div>
  );
}

/**
 * Builds the address of an account page (login or register) that redirects back to a page afterwards.
 * @param site the account page, on this site or the provider's
 * @param returnTo a path on this site, or the absolute URL of a page of another site
 */
function withReturnPath(site: string, returnTo: string): string {
  const isOwn = site.startsWith("/");
  // A login page on another site needs an absolute URL.
  const target = isOwn ? returnTo : new URL(returnTo, env().SITE_URL).href;
  return `${site}${site.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(target)}`;
}
