import { env } from "../env";
import { paths } from "../paths";

/**
 * Addresses of the classroom. Without CLASSROOM_SITE_URL only the device check exists, on this site. Of an external
 * classroom only the check's path is specified (spec section 2), so lessons link to its home page.
 */
export type ClassroomSite = {
  check: string;
  /** Entry of a live class, with `{id}`; undefined without a classroom. */
  live: string | undefined;
  /** Entry of a series class, with `{id}`; undefined without a classroom. */
  series: string | undefined;
};

/** Address of an external classroom's device check (spec section 2); undefined without such a classroom. */
export function externalDeviceCheck(): string | undefined {
  const { CLASSROOM_SITE_URL: site } = env();
  return site && `${site}/verify`;
}

export function classroomSite(): ClassroomSite {
  const { CLASSROOM_SITE_URL: site } = env();
  const check = externalDeviceCheck();
  if (!check) return { check: paths.classroomCheck, live: undefined, series: undefined };
  return { check, live: `${site}/?live={id}`, series: `${site}/?series={id}` };
}
