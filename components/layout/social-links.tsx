import { useLocale, useTranslations } from "next-intl";
import { school, siteName } from "@/lib/subjects/school/school";
import { CodeModal } from "./code-modal";
import { ExternalLink } from "./external-link";
import { footerLinkClasses } from "./footer-heading";

/** Networks whose profile is shown as a QR code; Facebook is a link (spec section 2, Layout). */
const qrNetworks = ["wechat", "instagram", "tiktok"] as const;

export function SocialLinks() {
  const t = useTranslations("social");
  const close = useTranslations("dialog")("close");
  const name = siteName(useLocale());
  const profiles = school();
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {qrNetworks.map((key) => {
        const href = profiles[key];
        if (!href) return null;
        const network = t(key);
        return (
          <li key={key}>
            <CodeModal
              href={href}
              className={footerLinkClasses}
              title={network}
              text={t("scan", { network })}
              close={close}
              codes={[{ name: key, alt: t("qr", { name, network }), href }]}
              links={[{ href, text: t("open", { network }) }]}
            >
              {network}
            </CodeModal>
          </li>
        );
      })}
      {profiles.facebook && (
        <li>
          <ExternalLink href={profiles.facebook} className={footerLinkClasses}>
            {t("facebook")}
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}
