import { useLocale, useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { DialogButton } from "@/components/ui/dialog-button";
import { QrCode } from "@/components/ui/qr-code";
import { site, siteName } from "@/lib/site";
import { ExternalLink } from "./external-link";

/** Networks whose profile is shown as a code to scan; Facebook is a link (spec section 2, Layout). */
const scanned = ["wechat", "instagram", "tiktok"] as const;
const look = "flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white";

export function SocialLinks() {
  const t = useTranslations("social");
  return (
    <ul className="flex flex-wrap gap-x-6">
      {scanned.map((network) => (
        <li key={network}>
          <DialogButton dialog={`social-${network}`} className={look}>
            {t(network)}
          </DialogButton>
        </li>
      ))}
      <li>
        <ExternalLink href={site.social.facebook} className={look}>
          {t("facebook")}
        </ExternalLink>
      </li>
    </ul>
  );
}

export function SocialDialogs() {
  const t = useTranslations("social");
  const close = useTranslations("dialog")("close");
  const name = siteName(useLocale());
  return scanned.map((network) => (
    <Dialog key={network} id={`social-${network}`} title={t(network)} closeLabel={close}>
      <p className="mt-2 mb-4">{t("scan", { network: t(network) })}</p>
      <QrCode name={network} alt={t("qr", { name, network: t(network) })} size={180} />
      <ExternalLink
        href={site.social[network]}
        className="text-jade mt-3 flex min-h-11 items-center justify-center underline"
      >
        {t("open", { network: t(network) })}
      </ExternalLink>
    </Dialog>
  ));
}
