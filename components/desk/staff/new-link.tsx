"use client";

import { useTranslations } from "next-intl";
import type { Role } from "@/lib/base/desk/roles";
import { CopyAddress } from "../copy-address";

export type NewLinkProps = {
  email: string;
  link: string;
  mailed: boolean;
  /** The role of an invited person who is already a member. */
  member?: Role | null;
};

/** A newly created link; it is shown only once. */
export function NewLink({ email, link, mailed, member }: NewLinkProps) {
  const t = useTranslations("desk.staff");
  const tShell = useTranslations("desk.shell");
  return (
    <CopyAddress label={t("invite.link", { email })} address={link}>
      {member && <p>{t("invite.member", { email, role: tShell(`roles.${member}`) })}</p>}
      <p>
        {mailed && t("invite.mailed", { email })} {t("invite.made", { email })}
      </p>
    </CopyAddress>
  );
}
