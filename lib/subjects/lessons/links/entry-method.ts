import "server-only";
import { env } from "../../../base/env";
import { classroomSite } from "../../../base/links/classroom";
import { describeError } from "../../../base/log/describe-error";
import { log } from "../../../base/log/log";

/** How lessons are entered: in the classroom of another site, by meeting links, or not yet. */
export type EntryMethod = "external" | "links" | "none";

/** Returns how this school's lessons are entered, so that public pages promise no more than is set up. */
export async function entryMethod(): Promise<EntryMethod> {
  if (env().API_HOST !== undefined || classroomSite().series) return "external";
  // Imported on first use: with API_HOST the database engine is never loaded.
  const { hasAnyLink } = await import("./any-link");
  try {
    return (await hasAnyLink()) ? "links" : "none";
  } catch (error) {
    log.error({ work: "meeting links", error: describeError(error) }, "failed");
    // The texts for a school without links are true for every school.
    return "none";
  }
}
