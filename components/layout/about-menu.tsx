import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { AboutLinks } from "./about-links";

export function AboutMenu() {
  const t = useTranslations("header");
  return (
    <Disclosure
      summary={
        <>
          {t("about")}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <ul>
        <AboutLinks />
      </ul>
    </Disclosure>
  );
}
