import { openApiDocument } from "@/lib/openapi/document";

/** Generated once, at build, because the contract does not change at run time. */
export const dynamic = "force-static";

export function GET() {
  return Response.json(openApiDocument());
}
