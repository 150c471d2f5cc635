import { env } from "../env";
import { paths } from "../routes";

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

export function classroomSite(): ClassroomSite {
  const { CLASSROOM_SITE_URL: site } = env();
  if (!site) {
    return {
      check: paths.classroomCheck,
      live: "/account/classroom/{id}",
      series: "/account/classroom/{id}?of=series",
    };
  }
  return { check: `${site}/verify`, live: `${site}/?live={id}`, series: `${site}/?series={id}` };
}
