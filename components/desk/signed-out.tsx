"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { onSignedOut } from "@/lib/engines/calls/browser/desk-channel";
import { Dialog } from "@/components/ui/dialog";
import { LoginSteps } from "./staff/login-steps";

/** The login dialog after the session has ended. After the login, the interrupted call continues. */
export function SignedOutDialog() {
  const t = useTranslations("desk.shell");
  const [reason, setReason] = useState<string>();
  const resumeCall = useRef<() => void>(undefined);
  useEffect(
    () =>
      onSignedOut(
        (message) =>
          new Promise((resolve) => {
            resumeCall.current = resolve;
            setReason(message);
          }),
      ),
    [],
  );
  // Closing without a login also retries the call, which fails and opens this dialog again.
  const handleClose = () => {
    setReason(undefined);
    resumeCall.current?.();
  };
  if (reason === undefined) return null;
  return (
    <Dialog title={t("signedOut.title")} closeLabel={t("close")} onClose={handleClose}>
      {(closeDialog) => (
        <>
          <p className="mt-4">{reason}</p>
          <p className="my-4">{t("signedOut.text")}</p>
          <LoginSteps onLoggedIn={closeDialog} />
        </>
      )}
    </Dialog>
  );
}
