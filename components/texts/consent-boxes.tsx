"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { paths } from "@/lib/base/paths";
import { ConsentBox } from "./consent-box";

type BoxProps = UseFormRegisterReturn & { id: string; error: string | undefined };

/** The box for the terms of use, for adults only: a minor's parent or guardian registers. */
export function TermsBox(props: BoxProps) {
  const t = useTranslations("consent");
  const terms = (text: ReactNode) => <DocumentLink path={paths.userAgreement}>{text}</DocumentLink>;
  return <ConsentBox {...props}>{t.rich("terms", { terms })}</ConsentBox>;
}

/** The box for the privacy policy, separate from that for the terms. */
export function PrivacyBox(props: BoxProps) {
  const t = useTranslations("consent");
  const privacy = (text: ReactNode) => <DocumentLink path={paths.privacy}>{text}</DocumentLink>;
  return <ConsentBox {...props}>{t.rich("privacy", { privacy })}</ConsentBox>;
}

/** Opens in a new window, so that the form keeps its input; the locale is explicit, because cookies may differ. */
function DocumentLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={`${path}?locale=${useLocale()}`} target="_blank" className="text-accent underline">
      {children}
    </a>
  );
}
