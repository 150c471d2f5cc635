import { serveOptOut } from "@/lib/subjects/messages/opt-out-page";

export const dynamic = "force-dynamic";

export const GET = (request: Request) => serveOptOut(request, false);

/** Also the one press of mail programs (RFC 8058), which sends no origin. */
export const POST = (request: Request) => serveOptOut(request, true);
