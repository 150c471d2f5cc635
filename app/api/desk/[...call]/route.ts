import { answerDesk } from "@/lib/gateway/desk";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const answer = async (request: Request, { params }: RouteContext<"/api/desk/[...call]">) =>
  answerDesk(request, (await params).call.join("/"));
export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as OPTIONS };
