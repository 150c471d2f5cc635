import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountSettings } from "@/components/account/account-settings";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("accountSettings");

/** Where the owner of an account changes its name and password. */
export default async function AccountSettingsPage() {
  const t = await getTranslations("accountSettings");
  const account = await getTranslations("account");
  const showPassword = account("showPassword");
  return (
    <MemberPage title={t("title")}>
      <AccountSettings
        labels={{
          email: t.raw("email"),
          failed: account("failed"),
          name: {
            title: t("name.title"),
            label: account("nickname"),
            required: account("nicknameRequired"),
            submit: t("name.submit"),
            done: t("name.done"),
          },
          password: {
            title: t("password.title"),
            old: {
              password: t("password.old"),
              passwordRequired: account("passwordRequired"),
              showPassword,
            },
            fresh: {
              password: t("password.fresh"),
              passwordRequired: account("passwordRequired"),
              showPassword,
            },
            hint: account("passwordHint"),
            short: account("passwordShort"),
            submit: t("password.submit"),
            done: t("password.done"),
          },
        }}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}
