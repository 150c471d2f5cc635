import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/paths";

/** The two app codes with their texts. On the phone that would have to scan them, they are links to the same. */
export function useAppCodes() {
  const t = useTranslations("app");
  const href = paths.mobileDownload;
  return [
    { name: "android" as const, alt: t("androidQr"), caption: t("android"), href },
    { name: "ios" as const, alt: t("iosQr"), caption: t("ios"), href },
  ];
}

/** The two app codes, side by side. */
export function AppCodes({ className = "" }: { className?: string }) {
  return (
    <div className={`app-codes ${className}`}>
      {useAppCodes().map((code) => (
        <QrCode key={code.name} {...code} />
      ))}
    </div>
  );
}
