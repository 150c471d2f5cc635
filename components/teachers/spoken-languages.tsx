import { useLocale, useTranslations } from "next-intl";
import { formatSpokenLanguages } from "@/lib/base/reference/spoken-languages";

/** The languages that a teacher speaks, in the reader's language; nothing if none are known. */
export function SpokenLanguages({ codes = [] }: { codes?: readonly string[] | undefined }) {
  const t = useTranslations("home.teachers");
  const languages = formatSpokenLanguages(codes, useLocale());
  if (languages === "") return null;
  // The browser's language names may be newer than the server's.
  return (
    <p className="mt-1 text-soft" suppressHydrationWarning>
      {t("speaks", { languages })}
    </p>
  );
}
