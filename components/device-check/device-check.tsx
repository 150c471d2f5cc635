import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { externalDeviceCheck } from "@/lib/base/links/classroom";
import { paths } from "@/lib/base/paths";
import { DeviceCheckStart } from "./device-check-start";

/** Section of the device check (spec section 2, Class page). The help page links here. */
export function DeviceCheck() {
  const t = useTranslations("deviceCheck");
  return (
    <section
      id="device-check"
      aria-labelledby="device-check-title"
      className="wrap py-14 desk:py-20 print:hidden!"
    >
      <div className="grid gap-6 rounded-card bg-night p-5 text-white desk:p-10">
        <div>
          <h2 id="device-check-title" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-3 max-w-[40rem]">{t("text")}</p>
          <p className="mt-2 text-label">{t("data")}</p>
        </div>
        <ClientMessages namespaces={["deviceCheck"]}>
          <DeviceCheckStart helpHref={`${paths.help}#equipment`} providerCheckHref={externalDeviceCheck()} />
        </ClientMessages>
        <noscript>
          <p className="font-semibold">{t("noScript")}</p>
        </noscript>
      </div>
    </section>
  );
}
