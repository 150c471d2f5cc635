import { revalidatePath } from "next/cache";
import { internalHeader, isInternal } from "@/lib/request/internal";

export const dynamic = "force-dynamic";

/** For this process alone: every page is rendered again for its next reader. */
export function GET({ headers }: Request) {
  if (!isInternal(headers.get(internalHeader))) return new Response(null, { status: 404 });
  revalidatePath("/", "layout");
  return new Response(null, { status: 204 });
}
