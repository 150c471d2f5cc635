"use client";

import { useTranslations } from "next-intl";
import { AdvertisingChoice } from "./advertising-choice";
import { ChangeName } from "./change-name";
import { ChangePassword } from "../identity/change-password";
import { cardGridClasses } from "./classes";
import { Sessions } from "../identity/sessions";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

export function AccountSettings() {
  const t = useTranslations("accountSettings");
  const view = useAccountView("settings");
  // Waits for both views, so that the session list does not shift the layout when it loads.
  const { state: sessionsState } = useAccountView("sessions");
  return (
    <ViewContent view={sessionsState === "loading" ? { state: sessionsState } : view}>
      {({ nickname, email, advertising }) => (
        <>
          <p className="wrap-anywhere text-soft">{t("email", { email })}</p>
          <div className={cardGridClasses}>
            <ChangeName nickname={nickname} />
            <ChangePassword email={email} />
            <Sessions />
            {advertising !== null && <AdvertisingChoice isOn={advertising} />}
          </div>
        </>
      )}
    </ViewContent>
  );
}
