import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FamilyInvitation } from "@/components/identity/family-invitation";
import { AccountSheet } from "@/components/people/account-panel";
import { memberMetadata } from "@/components/people/member-metadata";
import { formMessages } from "@/components/people/messages";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("familyInvitation");

const messages = [
  ...formMessages,
  "account.familyInvitation",
  "account.login.title",
  "account.needCookies",
  "consent",
  "header.exit",
  "notice",
] as const;

/** Target of the link that invites a family to the account that the school entered for it. */
export default function FamilyInvitationPage() {
  const t = useTranslations("account");
  return (
    <AccountSheet title={t("familyInvitation.title")} needsScript>
      <ClientMessages namespaces={messages}>
        <FamilyInvitation />
      </ClientMessages>
    </AccountSheet>
  );
}
