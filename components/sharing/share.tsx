import { getLocale, getTranslations } from "next-intl/server";
import { toParentheses } from "@/lib/base/i18n/marks";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import type { SharedLink } from "@/lib/base/links/share-links";
import { ShareMenu, type ShareSetting } from "./share-menu";

/** What `ShareMenu` needs in the language of the request. */
export async function readShareSetting(): Promise<ShareSetting> {
  const t = await getTranslations("share");
  const footer = await getTranslations("footer");
  return {
    networks: serverFacts[await getLocale()].shareNetworks.map((network) => ({
      network,
      name: t(`networks.${network}`),
      pasted: t("pasted", { chat: t(`networks.${network}`) }),
    })),
    labels: {
      share: t("share"),
      link: t("link"),
      copy: t("copy"),
      copied: t("copied"),
      notCopied: t("notCopied"),
      newWindow: toParentheses(footer("newWindow")),
    },
  };
}

/** Shares a page by its canonical address, without the parameters by which this visitor came. */
export async function Share(link: SharedLink) {
  return <ShareMenu setting={await readShareSetting()} {...link} />;
}
