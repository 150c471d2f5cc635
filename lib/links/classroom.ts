import { env } from "../env";
import { paths } from "../paths";

/**
 * The classroom's pages. Without CLASSROOM_SITE_URL only the device check answers here: there is no room to enter. Of an
 * outside classroom only the check's address is known (spec section 2), so entering leads to its front.
 */
export type ClassroomSite = {
  check: string;
  /** Of a live class, with its `{id}`; undefined without a classroom. */
  live: string | undefined;
  /** Of a series class, with its `{id}`; undefined without a classroom. */
  series: string | undefined;
};

/** An outside classroom's own check of a device (spec section 2); none where no such classroom is set. */
export function outsideCheck(): string | undefined {
  const { CLASSROOM_SITE_URL: site } = env();
  return site && `${site}/verify`;
}

export function classroomSite(): ClassroomSite {
  const { CLASSROOM_SITE_URL: site } = env();
  const check = outsideCheck();
  if (!check) return { check: paths.classroomCheck, live: undefined, series: undefined };
  return { check, live: `${site}/?live={id}`, series: `${site}/?series={id}` };
}
