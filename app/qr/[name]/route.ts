import { renderSVG } from "uqr";
import { readCall } from "@/lib/api/server";
import { dataOf } from "@/lib/contract/result";
import { env } from "@/lib/env";
import { etagOf, matchesEtag } from "@/lib/request/etag";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { appTypes, isAppCode, isQrName, type QrName } from "@/lib/links/qr";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";

/** Asked at run time: the codes hold the addresses that operator and provider set. */
export const dynamic = "force-dynamic";

export async function GET({ headers }: Request, { params }: RouteContext<"/qr/[name]">) {
  const { name } = await params;
  if (!isQrName(name)) return new Response(null, { status: 404 });
  const text = (await appAddress(name)) ?? ownAddress(name);
  if (!text) return new Response(null, { status: 404 });
  // Asked for anew each time: the address behind a name changes at the desk, and an old code leads people elsewhere.
  const validators = { "cache-control": "public, no-cache", etag: etagOf(text) };
  if (matchesEtag(headers.get("if-none-match"), [validators.etag]))
    return new Response(null, { status: 304, headers: validators });
  const svg = renderSVG(text, { ecc: "M", border: 2, blackColor: "#1d1b18" });
  return new Response(svg, { headers: { ...validators, "content-type": "image/svg+xml" } });
}

/** Unless the provider names an app's address: the site's download page, or the school's profile, where it has one. */
function ownAddress(name: QrName): string {
  return name === "app" || isAppCode(name) ? env().SITE_URL + paths.mobileDownload : school()[name];
}

/** Where the provider keeps an app. Only an https address is put in people's cameras. */
async function appAddress(name: QrName): Promise<string | undefined> {
  if (!isAppCode(name)) return undefined;
  const app = dataOf(await readCall("appDownload", { type: appTypes[name] }, fallbackLanguage));
  return app?.address.startsWith("https://") ? app.address : undefined;
}
