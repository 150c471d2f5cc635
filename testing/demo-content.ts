import type * as z from "zod/mini";
import { parseDemoFile as parseFile, readDemoContent } from "../lib/app/demo/content";
import type { DemoContent } from "../lib/app/demo/parts";
import { demo as apps } from "../lib/subjects/apps/demo";
import { demo as campaign } from "../lib/subjects/campaign/demo";
import { demo as holidays } from "../lib/subjects/holidays/demo";
import { demo as identity } from "../lib/subjects/identity/demo";
import { demo as lessons } from "../lib/subjects/lessons/demo";
import { demo as live } from "../lib/subjects/live/demo";
import { demo as payments } from "../lib/subjects/payments/demo";
import { demo as placements } from "../lib/subjects/placements/demo";
import { demo as points } from "../lib/subjects/points/demo";
import { demo as school } from "../lib/subjects/school/demo";
import { demo as series } from "../lib/subjects/series/demo";
import { demo as staff } from "../lib/subjects/staff/demo";
import { demo as teachers } from "../lib/subjects/teachers/demo";
import { demo as trials } from "../lib/subjects/trials/demo";
import { demo as voices } from "../lib/subjects/voices/demo";

/*
 * The demo content at once: the site loads the parts on use, but tests are listed before anything is awaited. A missing
 * part is a compile error.
 */

const parts = [
  ...[apps, campaign, holidays, identity, lessons, live, payments, placements, points],
  ...[school, series, staff, teachers, trials, voices],
];

let cachedContent: DemoContent | undefined;

export const demoContent = (): DemoContent => (cachedContent ??= readDemoContent(parts));

const files = {
  ...{ ...apps.files, ...campaign.files, ...holidays.files, ...identity.files, ...lessons.files },
  ...{ ...live.files, ...payments.files },
  ...{
    ...placements.files,
    ...points.files,
    ...school.files,
    ...series.files,
    ...staff.files,
    ...teachers.files,
  },
  ...{ ...trials.files, ...voices.files },
};
export type DemoFile = keyof typeof files;

export const parseDemoFile = <Name extends DemoFile>(name: Name, source: string) =>
  parseFile(name, source, files[name] as z.ZodMiniType) as z.output<(typeof files)[Name]>;
