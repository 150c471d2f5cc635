import { handlePreview } from "@/lib/preview/serve";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export const POST = handlePreview;
