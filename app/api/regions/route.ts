import { countries } from "@/lib/reference/countries";

/** Made once at build: forms ask for it when they are opened, so no page carries it. */
export const dynamic = "force-static";

export function GET() {
  return Response.json(countries(), { headers: { "cache-control": "public, max-age=86400" } });
}
