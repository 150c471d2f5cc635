import { env } from "../env";
import { paths, pathsById } from "../paths";

/**
 * The classroom's pages. Unset, the embedded ones answer here: they check a device and say that there is no
 * classroom. Of an outside one only the check's address is known (spec section 2), so entering leads to its front.
 */
export type ClassroomSite = {
  check: string;
  /** Of a live class, with its `{id}`. */
  live: string;
  /** Of a series class, with its `{id}`. */
  series: string;
};

/** An outside classroom's own check of a device (spec section 2); none where no such classroom is set. */
export function outsideCheck(): string | undefined {
  const { CLASSROOM_SITE_URL: site } = env();
  return site && `${site}/verify`;
}

export function classroomSite(): ClassroomSite {
  const { CLASSROOM_SITE_URL: site } = env();
  const check = outsideCheck();
  if (!check) {
    return {
      check: paths.classroomCheck,
      live: pathsById.classroom,
      series: `${pathsById.classroom}?of=series`,
    };
  }
  return { check, live: `${site}/?live={id}`, series: `${site}/?series={id}` };
}
