import { useTranslations } from "next-intl";
import { WithApps } from "@/components/layout/app-codes";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

const devices = [
  { name: "pc", icon: "monitor" },
  { name: "laptop", icon: "laptop" },
  { name: "phone", icon: "smartphone" },
  { name: "chrome", icon: "globe" },
] as const satisfies { name: string; icon: IconName }[];

const requirements = ["browser", "internet", "camera", "sound"] as const;

/** Supported devices and browsers, and their requirements. */
export function Devices() {
  const t = useTranslations("classPage.devices");
  return (
    <section aria-labelledby="devices" className="border-t border-line bg-surface">
      <div className="wrap py-14 desk:py-20">
        <h2 id="devices" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-2 lead">{t("text")}</p>
        <div className="mt-8 flex flex-wrap items-start gap-10">
          <ul className="grid flex-[1.5_1_24rem] grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-7">
            {devices.map(({ name, icon }) => (
              <li key={name} className="flex flex-wrap gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-ground text-accent">
                  <Icon name={icon} size={26} />
                </span>
                {/* Below the icon if large text leaves no room beside it. */}
                <div className="flex-[1_1_10rem]">
                  <h3 className="text-h3">{t(`${name}.title`)}</h3>
                  <p className="mt-1 text-soft">
                    {name === "phone" ? (
                      <WithApps otherwise={t("phone.textPlain")}>{t("phone.text")}</WithApps>
                    ) : (
                      t(`${name}.text`)
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <div className="flex-[1_1_18rem] rounded-card bg-ground p-6">
            <h3 className="text-h3">{t("list")}</h3>
            <dl className="mt-3 divide-y divide-line">
              {requirements.map((name) => (
                <div key={name} className="py-3">
                  <dt className="text-label text-soft">{t(name)}</dt>
                  <dd className="font-semibold">{t(`${name}Value`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
