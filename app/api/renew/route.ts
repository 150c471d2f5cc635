import { revalidatePath } from "next/cache";
import { internalHeader, isInternal } from "@/lib/base/request/internal";

export const dynamic = "force-dynamic";

/** Only for calls from this process: marks every page stale, so that its next request renders it again. */
export function GET({ headers }: Request) {
  if (!isInternal(headers.get(internalHeader))) return new Response(null, { status: 404 });
  revalidatePath("/", "layout");
  return new Response(null, { status: 204 });
}
