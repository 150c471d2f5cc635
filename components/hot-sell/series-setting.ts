import { getLocale, getTranslations } from "next-intl/server";
import { createConsultProps, type ConsultProps } from "@/components/layout/consult-modal";
import { accountSites, hasOwnAccounts } from "@/lib/links/account-sites";
import { studentSite } from "@/lib/links/student-site";

/** Server data that every view of a series class needs. */
export type SeriesSetting = {
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
  /** Whether this site keeps the accounts, and with them the waiting lists. */
  ownAccounts: boolean;
  consult: ConsultProps;
  /** Address of the login page, and of a teacher's page with `{id}`. */
  loginHref: string;
  teacherHref: string;
};

export async function seriesSetting(): Promise<SeriesSetting> {
  const close = (await getTranslations("dialog"))("close");
  return {
    renderedAt: Date.now(),
    ownAccounts: hasOwnAccounts(),
    consult: createConsultProps(await getTranslations("consult"), close, await getLocale()),
    loginHref: accountSites().login,
    teacherHref: studentSite().teacherDetail,
  };
}
