import { useLocale, useTranslations } from "next-intl";
import { paths } from "@/lib/routes";

/** About us; for Vietnamese readers the terms and the privacy policy too (spec section 2, Layout). */
export function AboutLinks({ className }: { className: string }) {
  const t = useTranslations("header");
  const vietnamese = useLocale() === "vi-VN";
  return (
    <>
      <li>
        <a href={paths.aboutUs} className={className}>
          {t("aboutUs")}
        </a>
      </li>
      {vietnamese && (
        <>
          <li>
            <a href={paths.userAgreement} className={className}>
              {t("terms")}
            </a>
          </li>
          <li>
            <a href={paths.privacy} className={className}>
              {t("privacy")}
            </a>
          </li>
        </>
      )}
    </>
  );
}
