import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";

/** The two app codes, side by side. */
export function AppCodes({ className = "" }: { className?: string }) {
  const t = useTranslations("app");
  return (
    <div className={`flex gap-6 ${className}`}>
      <figure className="text-center">
        <QrCode name="android" alt={t("androidQr")} />
        <figcaption className="text-label mt-1">{t("android")}</figcaption>
      </figure>
      <figure className="text-center">
        <QrCode name="ios" alt={t("iosQr")} />
        <figcaption className="text-label mt-1">{t("ios")}</figcaption>
      </figure>
    </div>
  );
}
