import { useLocale, useTranslations } from "next-intl";
import { site, siteName } from "@/lib/site";
import { CodeModal } from "./code-modal";
import { ExternalLink } from "./external-link";

/** Networks whose profile is shown as a code to scan; Facebook is a link (spec section 2, Layout). */
const scanned = ["wechat", "instagram", "tiktok"] as const;

export function SocialLinks() {
  const t = useTranslations("social");
  const close = useTranslations("dialog")("close");
  const name = siteName(useLocale());
  return (
    <ul className="networks">
      {scanned.map((key) => {
        const network = t(key);
        return (
          <li key={key}>
            <CodeModal
              href={site.social[key]}
              title={network}
              text={t("scan", { network })}
              close={close}
              codes={[{ name: key, alt: t("qr", { name, network }) }]}
              links={[{ href: site.social[key], text: t("open", { network }) }]}
            >
              {network}
            </CodeModal>
          </li>
        );
      })}
      <li>
        <ExternalLink href={site.social.facebook}>{t("facebook")}</ExternalLink>
      </li>
    </ul>
  );
}
