import type { Messages } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";

type AppWords = Messages["app"];

/** The two app codes with their words. */
export function appCodes(words: AppWords) {
  return [
    { name: "android" as const, alt: words.androidQr, caption: words.android },
    { name: "ios" as const, alt: words.iosQr, caption: words.ios },
  ];
}

/** The two app codes, side by side. */
export function AppCodes({ words, className = "" }: { words: AppWords; className?: string }) {
  return (
    <div className={`flex gap-6 ${className}`}>
      {appCodes(words).map((code) => (
        <QrCode key={code.name} {...code} />
      ))}
    </div>
  );
}
