import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { consultDialog } from "@/components/layout/consult-dialog";
import { buttonLook } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";

/** The consult button over the third body image. */
export function ConsultOverlay() {
  const t = useTranslations("home.body.3");
  return (
    <div className="absolute inset-x-4 bottom-4 flex justify-center">
      <DialogButton dialog={consultDialog} className={buttonLook.light}>
        <MessageCircle aria-hidden size={20} />
        {t("cta")}
      </DialogButton>
    </div>
  );
}
