import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/logo";
import { DownloadNow } from "./download-now";

/** Logo, what the app is for, and the button. */
export function Intro({ codes }: { codes: string }) {
  const t = useTranslations("download");
  const retry = useTranslations("notice")("retry");
  return (
    <>
      <Logo className="text-cinnabar mx-auto size-24" />
      <h1 className="text-h1 mt-6">{t("title")}</h1>
      <p className="lead mx-auto mt-3 mb-7 max-w-[32rem] text-balance [&:lang(ko)]:break-keep">{t("text")}</p>
      <DownloadNow
        codes={codes}
        labels={{
          now: t("now"),
          working: t("working"),
          progress: t.raw("progress"),
          started: t.raw("started"),
          failed: t("failed"),
          retry,
          inApp: { title: t("inApp.title"), text: t("inApp.text"), close: t("inApp.close") },
        }}
      />
    </>
  );
}
