"use client";

import { useTranslations } from "next-intl";
import { LogoutButton } from "@/components/layout/logout-button";
import { buttonClasses } from "@/components/ui/button";
import { FocusedMessage } from "@/components/ui/focused-message";
import { LoadingPlaceholder } from "@/components/ui/notice";
import { paths } from "@/lib/base/paths";

/* What the pages of invitations show instead of their form. */

/** For a visitor who is logged in: on a shared device it may be another member. */
export function LoggedInNotice({ text }: { text: string }) {
  const t = useTranslations("header");
  return (
    <div className="mt-4 grid gap-5">
      <p role="alert" className="font-semibold wrap-anywhere">
        {text}
      </p>
      {/* It reloads the page, whose address still has the token. */}
      <LogoutButton className={buttonClasses.primary}>{t("exit")}</LogoutButton>
    </div>
  );
}

export function InvitationLoading({ isLoading, retry }: { isLoading: boolean; retry: () => void }) {
  const notice = useTranslations("notice");
  return (
    <LoadingPlaceholder
      labels={{ loading: notice("loading"), failed: notice("failed"), retry: notice("retry") }}
      loading={isLoading}
      retry={retry}
      className="mt-4 h-60"
    />
  );
}

/** For a link that does not work, with the way to the login. */
export function InvitationOver({ text }: { text: string | undefined }) {
  const t = useTranslations("account");
  return (
    <div className="mt-4 grid gap-5">
      <FocusedMessage className="font-semibold text-mark">{text}</FocusedMessage>
      <a href={paths.login} className={buttonClasses.primary}>
        {t("login.title")}
      </a>
    </div>
  );
}
