import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { paths } from "@/lib/routes";
import { AppCodes } from "./app-codes";

export const appDialog = "app-dialog";

export function AppDialog() {
  const t = useTranslations("app");
  return (
    <Dialog id={appDialog} title={t("title")} closeLabel={useTranslations("dialog")("close")}>
      <p className="mt-2">{t("text")}</p>
      <AppCodes className="mt-4 justify-center" />
      <a href={paths.mobileDownload} className="text-jade mt-4 flex min-h-11 items-center justify-center underline">
        {t("page")}
      </a>
    </Dialog>
  );
}
