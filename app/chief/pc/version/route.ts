import { handle } from "@/lib/engines/provider-calls/handle";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const respond = (request: Request) => handle(request);
export {
  respond as GET,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
  respond as OPTIONS,
};
