"use client";

import { useTranslations } from "next-intl";

export function NoScriptWarning() {
  const t = useTranslations("desk.shell");
  return (
    <noscript>
      <p className="text-mark font-semibold">{t("needScript")}</p>
    </noscript>
  );
}
