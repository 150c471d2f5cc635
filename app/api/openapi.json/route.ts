import { openApiDocument } from "@/lib/app/openapi/document";

/** Rendered per request, because the school can change its name and email. */
export const dynamic = "force-dynamic";

export function GET() {
  return Response.json(openApiDocument());
}
