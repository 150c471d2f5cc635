import { answerAction } from "@/lib/gateway/account-action";
import { answerView } from "@/lib/gateway/account-view";

type Context = RouteContext<"/api/account/[name]">;

/** What the embedded account pages show, to whom the bearer header names. */
export async function GET(request: Request, { params }: Context) {
  return answerView(request, (await params).name);
}

/** What a member does on them. */
export async function POST(request: Request, { params }: Context) {
  return answerAction(request, (await params).name);
}
