import { useTranslations } from "next-intl";
import { guests } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { accountSites } from "@/lib/links/account-sites";
import { withReturnPath } from "@/lib/links/login-link";

type GuestLinksProps = {
  /** Why an account is useful here. */
  text: string;
  /** Page to return to after login: a path of this site or an absolute URL. */
  returnTo: string;
};

/** Register and log-in buttons for guests of a public page. */
export function GuestLinks({ text, returnTo }: GuestLinksProps) {
  const t = useTranslations();
  const { login, register } = accountSites();
  return (
    <div data-for={guests} className="mt-4 w-full">
      <p>{text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={withReturnPath(register, returnTo)} className={buttonClasses.primary}>
          {t("publicPage.register")}
        </a>
        <a href={withReturnPath(login, returnTo)} className={buttonClasses.secondary}>
          {t("loginNeeded.login")}
        </a>
      </p>
    </div>
  );
}
