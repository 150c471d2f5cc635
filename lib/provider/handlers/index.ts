import type { Handlers } from "../types";
import { apps } from "./apps";
import { banners } from "./banners";
import { booking } from "./booking";
import { courses } from "./courses";
import { enquiries } from "./enquiries";
import { enrolment } from "./enrolment";
import { lives } from "./lives";
import { people } from "./people";
import { profile } from "./profile";
import { seriesClasses } from "./series-classes";

/** Handlers of all calls; a missing one is a compile error. */
export const handlers: Handlers = {
  ...apps,
  ...banners,
  ...booking,
  ...courses,
  ...enquiries,
  ...enrolment,
  ...lives,
  ...people,
  ...profile,
  ...seriesClasses,
};
