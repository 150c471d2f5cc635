import { openApiDocument } from "@/lib/openapi/document";

/** Made once, at build: the contract does not change while the site runs. */
export const dynamic = "force-static";

export function GET() {
  return Response.json(openApiDocument());
}
