import { normalizeSiteAddress } from "../../base/site-address";
import type { RoutingSettings } from "./decide";

/**
 * Reads the settings of routing. The edge runtime cannot use lib/base/env.ts, which imports zod; the process has validated
 * the environment at startup.
 */
export function routingSettings(
  environment: Record<string, string | undefined>,
): RoutingSettings & { isSecure: boolean; apiHost: string | undefined } {
  const address = (name: string) => {
    const value = environment[name]?.trim();
    return value ? normalizeSiteAddress(value) : undefined;
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
