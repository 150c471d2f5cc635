import { renderSVG } from "uqr";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { dataOf } from "@/lib/base/contract/result";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
import { env } from "@/lib/base/env";
import { etagOf, matchesEtag } from "@/lib/base/request/etag";
import { fallbackLanguage } from "@/lib/base/i18n/languages";
import { appTypes, isAppCode, isQrName, type QrName } from "@/lib/base/links/qr";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";

/** Rendered per request, because operator and provider can change the addresses in the codes. */
export const dynamic = "force-dynamic";

export async function GET({ headers }: Request, { params }: RouteContext<"/qr/[name]">) {
  const { name } = await params;
  if (!isQrName(name)) return new Response(null, { status: 404 });
  if (isAppCode(name) && !(await availableApps()).includes(name)) return new Response(null, { status: 404 });
  const text = (await appAddress(name)) ?? ownAddress(name);
  if (!text) return new Response(null, { status: 404 });
  // Revalidated on every use, because staff can change the address, and an old code would lead to the wrong place.
  const validators = { "cache-control": "public, no-cache", etag: etagOf(text) };
  if (matchesEtag(headers.get("if-none-match"), [validators.etag]))
    return new Response(null, { status: 304, headers: validators });
  const svg = renderSVG(text, { ecc: "M", border: 2, blackColor: "#1d1b18" });
  return new Response(svg, { headers: { ...validators, "content-type": "image/svg+xml" } });
}

/** Address if the provider has none: the download page for an app, else the school's profile, which may be empty. */
function ownAddress(name: QrName): string {
  return name === "app" || isAppCode(name) ? env().SITE_URL + paths.mobileDownload : school()[name];
}

/** The provider's download address of an app; only https addresses are accepted. */
async function appAddress(name: QrName): Promise<string | undefined> {
  if (!isAppCode(name)) return undefined;
  const app = dataOf(await readCall("appDownload", { type: appTypes[name] }, fallbackLanguage));
  return app?.address.startsWith("https://") ? app.address : undefined;
}
