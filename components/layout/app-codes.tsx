import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/paths";

/** The QR codes of the two apps with their texts. They are links too, for visitors on the phone itself. */
export function useAppCodes() {
  const t = useTranslations("app");
  const href = paths.mobileDownload;
  return [
    { name: "android" as const, alt: t("androidQr"), caption: t("android"), href },
    { name: "ios" as const, alt: t("iosQr"), caption: t("ios"), href },
  ];
}

/** The QR codes of the two apps, side by side. */
export function AppCodes({ className = "" }: { className?: string }) {
  return (
    <div className={`flex flex-wrap gap-x-6 gap-y-4 ${className}`}>
      {useAppCodes().map((code) => (
        <QrCode key={code.name} {...code} />
      ))}
    </div>
  );
}
