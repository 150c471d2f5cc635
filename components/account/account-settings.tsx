"use client";

import { fill } from "@/components/ui/fill";
import { ChangeName, type NameLabels } from "./change-name";
import { ChangePassword, type ChangePasswordLabels } from "./change-password";
import type { MemberSetting } from "./member-labels";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

type AccountSettingsProps = {
  labels: {
    /** With `{email}`. */
    email: string;
    failed: string;
    name: NameLabels;
    password: ChangePasswordLabels;
  };
  setting: MemberSetting;
};

export function AccountSettings({ labels, setting }: AccountSettingsProps) {
  const view = useAccountView("settings");
  return (
    <Viewed view={view} labels={setting.viewed}>
      {({ nickname, email }) => (
        <>
          <p className="text-soft wrap-anywhere">{fill(labels.email, { email })}</p>
          <div className="member-grid">
            <ChangeName nickname={nickname} labels={labels.name} failed={labels.failed} />
            <ChangePassword email={email} labels={labels.password} failed={labels.failed} />
          </div>
        </>
      )}
    </Viewed>
  );
}
