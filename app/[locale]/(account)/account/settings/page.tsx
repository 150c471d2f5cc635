import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountSettings } from "@/components/people/account-settings";
import { formMessages, memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { ClientMessages } from "@/components/i18n/client-messages";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("accountSettings");

/** Page to change the account's name and password, and to end sessions. */
export default function AccountSettingsPage() {
  return (
    <MemberPage title={useTranslations("accountSettings")("title")}>
      <ClientMessages namespaces={[...memberMessages, ...formMessages, "accountSettings"]}>
        <AccountSettings />
      </ClientMessages>
    </MemberPage>
  );
}
