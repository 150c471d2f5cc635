import { offeredLanguages } from "@/lib/subjects/school/school";

export const dynamic = "force-dynamic";

/** The languages that the site offers, for lib/engines/routing/offered-languages.ts; as public as the language menu. */
export function GET() {
  return Response.json(offeredLanguages(), { headers: { "Cache-Control": "no-store" } });
}
