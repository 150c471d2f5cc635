import { readiness } from "@/lib/health/readiness";

/** Readiness check: which dependencies are reachable. Their addresses are not disclosed. */
export const dynamic = "force-dynamic";

export async function GET() {
  const answer = await readiness();
  return Response.json(answer, {
    status: answer.ready ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
