import { handle } from "@/lib/gateway/handle";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const answer = (request: Request) => handle(request);
export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as OPTIONS };
