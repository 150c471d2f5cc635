import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { SchoolLogo } from "@/components/ui/school-logo";
import { school } from "@/lib/subjects/school/school";
import { DownloadNow } from "./download-now";

/** Logo, introduction and download button. */
export function Intro({ codesId }: { codesId: string }) {
  const t = useTranslations("download");
  return (
    <>
      <SchoolLogo logo={school().logo} className="mx-auto size-24 text-mark" />
      <h1 className="mt-6 text-h1">{t("title")}</h1>
      <p className="mx-auto mt-3 mb-7 max-w-[32rem] lead text-balance [&:lang(ko)]:break-keep">{t("text")}</p>
      <ClientMessages namespaces={["download", "notice"]}>
        <DownloadNow codesId={codesId} />
      </ClientMessages>
    </>
  );
}
