import { env } from "../../base/env";
import { isLoopback } from "../../base/public-address.mjs";

/** The password of all demo accounts. The README publishes it. */
export const demoPassword = "yuqiao-demo";

/** Whether the site is reachable from other machines, whose users could try the published password. */
export const isPubliclyReachable = () => !isLoopback(env().SITE_URL);

/**
 * Whether a client may log in with the published password: any client if DEMO_ACCOUNTS is true, else only a local one
 * on a site that is not reachable from other machines.
 */
export const mayUseDemoPassword = ({ isLocal }: { isLocal: boolean }): boolean =>
  env().DEMO_ACCOUNTS === "true" || (isLocal && !isPubliclyReachable());
