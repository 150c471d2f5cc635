import { useTranslations } from "next-intl";
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
    <section aria-labelledby="devices" className="border-mist border-t bg-white">
      <div className="wrap class-section">
        <h2 id="devices" className="text-h2">
          {t("title")}
        </h2>
        <p className="lead mt-2">{t("text")}</p>
        <div className="class-devices">
          <ul>
            {devices.map(({ name, icon }) => (
              <li key={name}>
                <span>
                  <Icon name={icon} size={26} />
                </span>
                <div>
                  <h3 className="text-h3">{t(`${name}.title`)}</h3>
                  <p className="text-soft mt-1">{t(`${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <div>
            <h3 className="text-h3">{t("list")}</h3>
            <dl>
              {requirements.map((name) => (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{t(`${name}Value`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
