import { useTranslations } from "next-intl";
import { AppCodes } from "@/components/layout/app-codes";
import { AppLinks } from "./app-links";

/** For desktop visitors: a QR code and a link for each app. */
export function Codes({ id }: { id: string }) {
  const t = useTranslations("download.codes");
  return (
    <section id={id} aria-labelledby="codes-title" className="sheet desk:mt-10 mt-8 p-6">
      <h2 id="codes-title" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-2 mb-5 text-balance [&:lang(ko)]:break-keep">{t("text")}</p>
      <AppCodes className="justify-center" />
      <AppLinks />
    </section>
  );
}
