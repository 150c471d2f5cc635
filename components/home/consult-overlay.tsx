import { useTranslations } from "next-intl";
import { ConsultModal } from "@/components/layout/consult-modal";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The consult button over the third body image. */
export function ConsultOverlay() {
  const t = useTranslations("home.body.3");
  return (
    <div className="consult-overlay">
      <ConsultModal className={buttonClasses.light}>
        <Icon name="message-circle" />
        {t("cta")}
      </ConsultModal>
    </div>
  );
}
