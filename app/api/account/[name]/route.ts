import { handleAccountAction } from "@/lib/gateway/account-action";
import { handleAccountView } from "@/lib/gateway/account-view";

type Context = RouteContext<"/api/account/[name]">;

/** Data of the embedded account pages, for the account of the bearer token. */
export async function GET(request: Request, { params }: Context) {
  return handleAccountView(request, (await params).name);
}

/** Actions of the embedded account pages. */
export async function POST(request: Request, { params }: Context) {
  return handleAccountAction(request, (await params).name);
}
