import { Mail, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { site } from "@/lib/site";

export const consultDialog = "consult-dialog";

const row = "text-jade flex min-h-11 items-center gap-3 underline";

/** How to reach a course adviser: by phone, by email, or in a chat. */
export function ConsultDialog() {
  const t = useTranslations("consult");
  return (
    <Dialog id={consultDialog} title={t("title")} closeLabel={useTranslations("dialog")("close")}>
      <p className="mt-2">{t("text")}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <div>
          <a href={`tel:${site.phone.replaceAll(" ", "")}`} className={row}>
            <Phone aria-hidden size={18} />
            <span className="sr-only">{t("phone")}</span> {site.phone}
          </a>
          <a href={`mailto:${site.email}`} className={row}>
            <Mail aria-hidden size={18} />
            <span className="sr-only">{t("email")}</span> {site.email}
          </a>
        </div>
        <figure className="text-center">
          <QrCode name="wechat" alt={t("wechatQr")} />
          <figcaption className="text-label mt-1">{t("wechat")}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
