import { revalidatePath } from "next/cache";
import { cached } from "@/lib/server/cached";
import { pagesOfReturned } from "@/lib/series/returned";
import { readKnownCourses } from "@/lib/account/courses";
import { readKnownClasses } from "@/lib/series/read";

/** For the page front: which series classes and courses there are. The ids are public, as their pages are. */
export const dynamic = "force-dynamic";

/** Some two dozen questions to the database: once a second, however many ask. */
const knownClasses = cached(1000, async () => {
  const classes = await readKnownClasses();
  return classes && { ...classes, courses: await readKnownCourses() };
});
const pagesToRenew = pagesOfReturned();

export async function GET() {
  const known = await knownClasses();
  if (!known) return new Response(null, { status: 503 });
  for (const path of pagesToRenew(known.ids)) revalidatePath(path);
  return Response.json(known);
}
