/** Whether this process answers at all: for whoever starts it anew when it does not. */
export const dynamic = "force-dynamic";

export function GET() {
  return Response.json({ alive: true }, { headers: { "cache-control": "no-store" } });
}
