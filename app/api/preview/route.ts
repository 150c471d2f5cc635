import { handlePreview } from "@/lib/app/preview/serve";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export const POST = handlePreview;
