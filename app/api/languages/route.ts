import { offeredLanguages } from "@/lib/school/school";

export const dynamic = "force-dynamic";

/** The languages that the site offers, for lib/routing/offered-languages.ts; as public as the language menu. */
export function GET() {
  return Response.json(offeredLanguages(), { headers: { "Cache-Control": "no-store" } });
}
