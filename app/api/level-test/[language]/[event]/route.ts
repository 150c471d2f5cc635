import { countTestEvent } from "@/lib/subjects/level-test/counts/count-test-event";

export const dynamic = "force-dynamic";

export async function POST(request: Request, { params }: RouteContext<"/api/level-test/[language]/[event]">) {
  const { language, event } = await params;
  return countTestEvent(request, language, event);
}
