import { revalidatePath } from "next/cache";
import { failure, toResponse } from "@/lib/engines/calls/result";
import { clientOf } from "@/lib/engines/calls/limit";
import { fallbackLanguage } from "@/lib/base/i18n/languages";
import { consumeLimit } from "@/lib/base/limits/check";
import { createCachedLoader } from "@/lib/base/cache/cached-loader";
import { internalHeader, isInternal } from "@/lib/base/request/internal";
import { trackReturnedPages } from "@/lib/subjects/series/returned-pages";
import { readKnownCourses } from "@/lib/subjects/people/known-courses";
import { liveClassPath, seriesClassPath, teacherProfilePath } from "@/lib/base/paths";
import { readKnownClasses } from "@/lib/subjects/series/read";
import { listKnownSlugs } from "@/lib/subjects/pages/published";
import { hasPrices } from "@/lib/subjects/points/prices/published";
import { readKnownPages } from "@/lib/subjects/people/teacher-pages";

/**
 * The series classes, courses, live classes, teachers, own pages and articles that exist, for lib/engines/routing/known-classes.ts. The ids
 * are public, like their pages; clients are rate-limited.
 */
export const dynamic = "force-dynamic";

/** Cached for one second, because it takes about two dozen database queries. */
const knownClasses = createCachedLoader(1000, async () => {
  const classes = await readKnownClasses();
  if (!classes) return undefined;
  const courses = await readKnownCourses();
  return {
    ...classes,
    courses,
    ...(await readKnownPages(classes)),
    ...listKnownSlugs(),
    prices: hasPrices(),
  };
});
const returnedPages = {
  ids: trackReturnedPages(seriesClassPath),
  lives: trackReturnedPages(liveClassPath),
  teachers: trackReturnedPages(teacherProfilePath),
};

export async function GET({ headers }: Request) {
  try {
    if (!isInternal(headers.get(internalHeader))) await consumeLimit("knownClasses", clientOf(headers));
  } catch (error) {
    return toResponse(failure(error, fallbackLanguage, "known classes"));
  }
  const known = await knownClasses();
  if (!known) return new Response(null, { status: 503 });
  const pages = [
    ...returnedPages.ids(known.ids),
    ...(known.lives ? returnedPages.lives(known.lives) : []),
    ...(known.teachers ? returnedPages.teachers(known.teachers) : []),
  ];
  for (const path of pages) revalidatePath(path);
  return Response.json(known);
}
