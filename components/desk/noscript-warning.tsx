"use client";

import { useTranslations } from "next-intl";

export function NoScriptWarning() {
  const t = useTranslations("desk.shell");
  return (
    <noscript>
      <p className="font-semibold text-mark">{t("needScript")}</p>
    </noscript>
  );
}
