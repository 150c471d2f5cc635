import { ClientMessages } from "@/components/i18n/client-messages";
import { accountSites } from "@/lib/base/links/account-sites";
import { LoginGate } from "./login-gate";

/** The login gate with its messages; render it once on a page with gated links. */
export function MemberGate() {
  const { login, register } = accountSites();
  return (
    <ClientMessages namespaces={["loginNeeded", "dialog"]}>
      <LoginGate loginHref={login} registerHref={register} />
    </ClientMessages>
  );
}
