import { handlePreview } from "@/lib/gateway/preview";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export const GET = handlePreview;
