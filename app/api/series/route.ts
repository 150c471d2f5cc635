import { readKnownClasses } from "@/lib/series/read";

/** For the middleware: which series classes there are. The ids are public, as their pages are. */
export const dynamic = "force-dynamic";

export async function GET() {
  const known = await readKnownClasses();
  return known ? Response.json(known) : new Response(null, { status: 503 });
}
