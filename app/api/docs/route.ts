import { viewerPage } from "@/lib/app/openapi/viewer";

export const dynamic = "force-dynamic";

export function GET() {
  return viewerPage();
}
