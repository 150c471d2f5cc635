import { countries } from "@/lib/base/reference/countries";

/** Generated once, at build. Forms fetch it when they open, so that no page contains it. */
export const dynamic = "force-static";

export function GET() {
  return Response.json(countries(), { headers: { "cache-control": "public, max-age=86400" } });
}
