import { readiness } from "@/lib/health/readiness";

/** Whether what this process needs can be reached. Says which of it cannot, and not where that is. */
export const dynamic = "force-dynamic";

export async function GET() {
  const answer = await readiness();
  return Response.json(answer, {
    status: answer.ready ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
