import { revalidatePath } from "next/cache";
import { insideHeader } from "@/lib/server/inside";

export const dynamic = "force-dynamic";

/** For the site's own server: every page is made anew for its next reader. Nobody outside can send the header. */
export function GET({ headers }: Request) {
  if (!headers.has(insideHeader)) return new Response(null, { status: 404 });
  revalidatePath("/", "layout");
  return new Response(null, { status: 204 });
}
