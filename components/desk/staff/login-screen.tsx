"use client";

import { useTranslations } from "next-intl";
import { safeRedirect } from "@/lib/base/links/safe-redirect";
import { deskScreens, isDesk } from "@/lib/base/desk/screens";
import { useCall } from "@/components/calls/use-call";
import "@/lib/engines/calls/browser/desk-channel";
import { LoginSteps } from "./login-steps";

/** Opens the screen named by the `to` parameter, if it is a desk screen. */
function openRequestedScreen(): void {
  const requestedPath = safeRedirect(new URL(location.href).searchParams.get("to"), deskScreens.today.path);
  location.assign(isDesk(requestedPath.split(/[?#]/, 1)[0] ?? "") ? requestedPath : deskScreens.today.path);
}

export function LoginScreen() {
  const t = useTranslations("desk.session");
  const { data } = useCall("desk/session/who", {});
  const initialStep = data?.self ? data.next : undefined;
  return (
    <>
      <h1 className="text-h2">{t("login.title")}</h1>
      <p className="lead">{t("login.text")}</p>
      {data?.was_idle && (
        <p role="status" className="lead font-semibold">
          {t("login.idle")}
        </p>
      )}
      {/* The key changes only for a pending login step, so the session check does not reset a form in use. */}
      <LoginSteps
        key={initialStep === "in" ? undefined : initialStep}
        initialStep={initialStep === "in" ? undefined : initialStep}
        onLoggedIn={openRequestedScreen}
      />
    </>
  );
}
