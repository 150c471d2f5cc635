import { useTranslations } from "next-intl";
import { DialogButton } from "@/components/ui/dialog-button";
import { paths } from "@/lib/routes";
import { AboutMenu } from "./about-menu";
import { appDialog } from "./app-dialog";
import { LanguageMenu } from "./language-menu";

const look = "hover:text-cinnabar flex min-h-11 items-center px-2 text-label whitespace-nowrap";

/** The quieter half of the desktop header. */
export function HeaderTools() {
  const t = useTranslations("header");
  return (
    <>
      <a href={paths.help} className={look}>
        {t("help")}
      </a>
      <DialogButton dialog={appDialog} className={look}>
        {t("app")}
      </DialogButton>
      <AboutMenu />
      <LanguageMenu />
    </>
  );
}
