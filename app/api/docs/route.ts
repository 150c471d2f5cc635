import { viewerPage } from "@/lib/openapi/viewer";

export const dynamic = "force-dynamic";

export function GET() {
  return viewerPage();
}
