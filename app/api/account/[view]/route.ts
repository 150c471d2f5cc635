import { answerView } from "@/lib/gateway/account-view";

/** What the embedded account pages show, to whom the bearer header names. */
export async function GET(request: Request, { params }: RouteContext<"/api/account/[view]">) {
  return answerView(request, (await params).view);
}
