import { readiness } from "@/lib/app/bootstrap/readiness";

/** Readiness check: which dependencies are reachable. Their addresses are not disclosed. */
export const dynamic = "force-dynamic";

export async function GET() {
  const report = await readiness();
  return Response.json(report, {
    status: report.ready ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
