import { ClientMessages } from "@/components/i18n/client-messages";
import { accountSites } from "@/lib/links/account-sites";
import { LoginGate } from "./login-gate";

/** The gate with its texts. Once on a page that has gated links. */
export function MemberGate() {
  return (
    <ClientMessages namespaces={["loginNeeded", "dialog"]}>
      <LoginGate login={accountSites().login} />
    </ClientMessages>
  );
}
