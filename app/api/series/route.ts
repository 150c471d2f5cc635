import { revalidatePath } from "next/cache";
import { failure, respond } from "@/lib/gateway/answer";
import { askerOf } from "@/lib/gateway/limit";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { countTry } from "@/lib/limits/check";
import { cached } from "@/lib/cache/cached";
import { internalHeader, isInternal } from "@/lib/request/internal";
import { pagesOfReturned } from "@/lib/series/returned";
import { readKnownCourses } from "@/lib/account/courses";
import { readKnownClasses } from "@/lib/series/read";

/**
 * Ids of the series classes and courses that exist, for lib/routing/known-classes.ts. The ids are public, as their
 * pages are; clients have no need to ask often.
 */
export const dynamic = "force-dynamic";

/** Some two dozen questions to the database: once a second, however many ask. */
const knownClasses = cached(1000, async () => {
  const classes = await readKnownClasses();
  return classes && { ...classes, courses: await readKnownCourses() };
});
const pagesToRenew = pagesOfReturned();

export async function GET({ headers }: Request) {
  try {
    if (!isInternal(headers.get(internalHeader))) await countTry("knownClasses", askerOf(headers));
  } catch (error) {
    return respond(failure(error, fallbackLanguage, "known classes"));
  }
  const known = await knownClasses();
  if (!known) return new Response(null, { status: 503 });
  for (const path of pagesToRenew(known.ids)) revalidatePath(path);
  return Response.json(known);
}
