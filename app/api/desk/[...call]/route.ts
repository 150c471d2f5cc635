import { serveDeskCall } from "@/lib/app/bootstrap/serve-calls";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const respond = async (request: Request, { params }: RouteContext<"/api/desk/[...call]">) =>
  serveDeskCall(request, (await params).call.join("/"));
export {
  respond as GET,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
  respond as OPTIONS,
};
