import { serveAccountCall } from "@/lib/app/bootstrap/serve-calls";

type Context = RouteContext<"/api/account/[name]">;

const respond = async (request: Request, { params }: Context) =>
  serveAccountCall(request, (await params).name);
export { respond as GET, respond as POST };
