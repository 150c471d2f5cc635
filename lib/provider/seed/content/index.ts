import type { DemoContent } from "../content-types";
import { accounts, staff } from "./accounts";
import { appVersions } from "./apps";
import { linkProperties } from "./banners";
import { courses, recordings } from "./courses";
import { lives } from "./lives";
import { partners } from "./partners";
import { seasons } from "./seasons";
import { seriesClasses } from "./series-classes";
import { teachers } from "./teachers";

/** What a fresh embedded database shows: every state of every screen, in every language. */
export const demoContent: DemoContent = {
  linkProperties,
  partners,
  teachers,
  appVersions,
  seriesClasses,
  lives,
  recordings,
  courses,
  seasons,
  accounts,
  staff,
};
