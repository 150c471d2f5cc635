"use client";

import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatPageDay, Time } from "../time";
import { useWords } from "../words";

/** What a person agreed to in a form: document, version and time. */
export function Consents({ consents }: Pick<CallResponse<"desk/leads/show">, "consents">) {
  const words = useWords("people");
  const { sitePages: documents } = useWords("content");
  return consents.map(({ document, version, at }) => (
    <span key={`${document} ${at}`} className="block">
      {version
        ? fillPlaceholders(words.consentVersion, {
            document: documents[document],
            date: formatPageDay(version),
          })
        : documents[document]}
      {" · "}
      <Time at={at} />
    </span>
  ));
}
