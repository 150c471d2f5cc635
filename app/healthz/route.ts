/** Liveness check: supervisors restart the process if it does not respond. */
export const dynamic = "force-dynamic";

export function GET() {
  return Response.json({ alive: true }, { headers: { "cache-control": "no-store" } });
}
