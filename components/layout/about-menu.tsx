import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { AboutLinks } from "./about-links";
import { menuLook } from "./menu-look";

export function AboutMenu() {
  const t = useTranslations("header");
  return (
    <Disclosure
      className={menuLook.disclosure}
      summary={
        <>
          {t("about")}
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <ul className={menuLook.list}>
        <AboutLinks className={menuLook.item} />
      </ul>
    </Disclosure>
  );
}
