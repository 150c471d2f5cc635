import type { Messages } from "next-intl";
import { paths } from "@/lib/paths";
import { QrCode } from "@/components/ui/qr-code";

type AppWords = Messages["app"];

/** The two app codes with their words. On the phone that would have to scan them, they are links to the same. */
export function appCodes(words: AppWords) {
  const href = paths.mobileDownload;
  return [
    { name: "android" as const, alt: words.androidQr, caption: words.android, href },
    { name: "ios" as const, alt: words.iosQr, caption: words.ios, href },
  ];
}

/** The two app codes, side by side. */
export function AppCodes({ words, className = "" }: { words: AppWords; className?: string }) {
  return (
    <div className={`app-codes ${className}`}>
      {appCodes(words).map((code) => (
        <QrCode key={code.name} {...code} />
      ))}
    </div>
  );
}
