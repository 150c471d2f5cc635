"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatPageDay, Time } from "../time";

/** What a person agreed to in a form: document, version and time. */
export function Consents({ consents }: Pick<CallResponse<"desk/leads/show">, "consents">) {
  const t = useTranslations("desk.people");
  const tContent = useTranslations("desk.content");
  return consents.map(({ document, version, at }) => (
    <span key={`${document} ${at}`} className="block">
      {version
        ? t("consentVersion", {
            document: tContent(`sitePages.${document}`),
            date: formatPageDay(version),
          })
        : tContent(`sitePages.${document}`)}
      {" · "}
      <Time at={at} />
    </span>
  ));
}
