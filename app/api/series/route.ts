import { revalidatePath } from "next/cache";
import { failure, respond } from "@/lib/gateway/answer";
import { askerOf } from "@/lib/gateway/limit";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { countTry } from "@/lib/limits/check";
import { cached } from "@/lib/cache/cached";
import { internalHeader, isInternal } from "@/lib/request/internal";
import { pagesOfReturned } from "@/lib/series/returned";
import { readKnownCourses } from "@/lib/account/courses";
import { liveClassPath, seriesClassPath, teacherProfilePath } from "@/lib/paths";
import { readKnownClasses } from "@/lib/series/read";
import { readKnownPages } from "@/lib/teachers/read";

/**
 * Ids of the series classes, courses, live classes and teachers that exist, for lib/routing/known-classes.ts. The ids
 * are public, like their pages; clients are rate-limited.
 */
export const dynamic = "force-dynamic";

/** Cached for one second, because it takes about two dozen database queries. */
const knownClasses = cached(1000, async () => {
  const classes = await readKnownClasses();
  return classes && { ...classes, courses: await readKnownCourses(), ...(await readKnownPages(classes)) };
});
const returned = {
  ids: pagesOfReturned(seriesClassPath),
  lives: pagesOfReturned(liveClassPath),
  teachers: pagesOfReturned(teacherProfilePath),
};

export async function GET({ headers }: Request) {
  try {
    if (!isInternal(headers.get(internalHeader))) await countTry("knownClasses", askerOf(headers));
  } catch (error) {
    return respond(failure(error, fallbackLanguage, "known classes"));
  }
  const known = await knownClasses();
  if (!known) return new Response(null, { status: 503 });
  const pages = [
    ...returned.ids(known.ids),
    ...(known.lives ? returned.lives(known.lives) : []),
    ...(known.teachers ? returned.teachers(known.teachers) : []),
  ];
  for (const path of pages) revalidatePath(path);
  return Response.json(known);
}
