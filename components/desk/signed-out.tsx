"use client";

import { useEffect, useRef, useState } from "react";
import { onSignedOut } from "@/lib/desk/client";
import { Dialog } from "@/components/ui/dialog";
import { LoginSteps } from "./session/login-steps";
import { useWords } from "./words";

/** The login dialog after the session has ended. After the login, the interrupted call continues. */
export function SignedOut() {
  const { signedOut, close } = useWords("shell");
  const [reason, setReason] = useState<string>();
  const goOn = useRef<() => void>(undefined);
  useEffect(
    () =>
      onSignedOut(
        (why) =>
          new Promise((resolve) => {
            goOn.current = resolve;
            setReason(why);
          }),
      ),
    [],
  );
  // Closing without a login also retries the call, which fails and opens this dialog again.
  const done = () => {
    setReason(undefined);
    goOn.current?.();
  };
  if (reason === undefined) return null;
  return (
    <Dialog title={signedOut.title} closeLabel={close} onClose={done}>
      {(closeDialog) => (
        <>
          <p className="mt-4">{reason}</p>
          <p className="my-4">{signedOut.text}</p>
          <LoginSteps onIn={closeDialog} />
        </>
      )}
    </Dialog>
  );
}
