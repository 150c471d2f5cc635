import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";

type AppWords = ReturnType<typeof useTranslations<"app">>;

/** The two app codes with their words. */
export function appCodes(t: AppWords) {
  return [
    { name: "android" as const, alt: t("androidQr"), caption: t("android") },
    { name: "ios" as const, alt: t("iosQr"), caption: t("ios") },
  ];
}

/** The two app codes, side by side. */
export function AppCodes({ className = "" }: { className?: string }) {
  const t = useTranslations("app");
  return (
    <div className={`flex gap-6 ${className}`}>
      {appCodes(t).map((code) => (
        <QrCode key={code.name} {...code} />
      ))}
    </div>
  );
}
