import { siteAddress } from "../site-address";
import type { RoutingSettings } from "./decide";

/**
 * What routing needs of the environment. The edge runtime has no validated settings (lib/env.ts brings zod along); the
 * process has checked them when it started.
 */
export function routingSettings(
  environment: Record<string, string | undefined>,
): RoutingSettings & { isSecure: boolean; apiHost: string | undefined } {
  const address = (name: string) => {
    const value = environment[name]?.trim();
    return value ? siteAddress(value) : undefined;
  };
  const port = environment.PORT?.trim() || "3000";
  const siteUrl = address("SITE_URL");
  const site = siteUrl ?? `http://localhost:${port}`;
  const apiHost = address("API_HOST");
  return {
    vietnamSite: address("VIETNAM_SITE_URL"),
    ownOrigin: new URL(site).origin,
    embedded: apiHost === undefined,
    isSecure: site.startsWith("https:"),
    apiHost,
  };
}
