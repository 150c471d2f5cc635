import { countLinkEvent } from "@/lib/subjects/campaign/links/count-link-event";

export const dynamic = "force-dynamic";

export async function POST(request: Request, { params }: RouteContext<"/api/link/[event]">) {
  return countLinkEvent(request, (await params).event);
}
