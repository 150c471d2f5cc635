import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/base/paths";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";

/** The QR codes of the school's apps with their texts. They are links too, for visitors on the phone itself. */
export async function createAppCodes() {
  const t = await getTranslations("app");
  const apps = await availableApps();
  return apps.map((name) => ({
    name,
    alt: t(name === "android" ? "androidQr" : "iosQr"),
    caption: t(name),
    href: paths.mobileDownload,
  }));
}

/** The QR codes of the school's apps, side by side. */
export async function AppCodes({ className = "" }: { className?: string }) {
  const codes = await createAppCodes();
  if (codes.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-x-6 gap-y-4 ${className}`}>
      {codes.map((code) => (
        <QrCode key={code.name} {...code} />
      ))}
    </div>
  );
}

type WithAppsProps = { children: ReactNode; otherwise?: ReactNode };

/** Shows its children if the school has an app. */
export async function WithApps({ children, otherwise }: WithAppsProps) {
  return (await availableApps()).length > 0 ? children : otherwise;
}
