import { viewerFile } from "@/lib/app/openapi/viewer";

export async function GET(request: Request, { params }: { params: Promise<{ asset: string }> }) {
  const { asset } = await params;
  return viewerFile(asset, new URL(request.url).searchParams.get("v"));
}
