import { getLocale } from "next-intl/server";
import { readShareSetting } from "@/components/sharing/share";
import { renderTime } from "@/lib/base/clock/render-time";
import { accountSites, hasOwnAccounts } from "@/lib/base/links/account-sites";
import { targetLevel, type Level } from "@/lib/subjects/level-test/levels";
import { hskLevels } from "@/lib/subjects/level-test/schema";
import { questionFileAddress } from "@/lib/subjects/level-test/question-file";
import { levelResultPath } from "@/lib/base/paths";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { isSuccess } from "@/lib/base/contract/result";
import type { Language } from "@/lib/base/i18n/languages";
import { pageUrl } from "@/lib/subjects/seo/urls";
import { fittingClasses } from "@/lib/subjects/series/fitting-classes";
import { itemKey, shareTeachers, toItem, type SeriesItem } from "@/lib/subjects/series/item";
import { recommendedRequest } from "@/lib/subjects/series/pages";
import { classesIn, readAllPreSales } from "@/lib/subjects/series/read";
import { schoolZone } from "@/lib/subjects/school/zone";
import type { LevelTestSetting } from "./setting";

export async function levelTestSetting(): Promise<LevelTestSetting> {
  const language = await getLocale();
  const sites = accountSites();
  return {
    questionsHref: questionFileAddress(language),
    resultHref: pageUrl(levelResultPath("{level}"), language),
    share: await readShareSetting(),
    classes: await readFittingClasses(language),
    account: {
      registerHref: sites.register,
      studentHref: sites.studentCentre,
      isOwn: hasOwnAccounts(),
    },
  };
}

/**
 * Reads the open series classes that fit a result of the test.
 * @returns undefined if neither list could be read
 */
async function readFittingClasses(language: Language): Promise<SeriesItem[] | undefined> {
  const [preSales, recommended] = await Promise.all([
    readAllPreSales(language),
    readCall("recommendedSets", recommendedRequest(language), language),
  ]);
  if (![...preSales, recommended].some((result) => isSuccess(result))) return undefined;
  const items = [
    ...preSales.flatMap(classesIn).map((entry) => toItem("preSale", entry, schoolZone())),
    ...classesIn(recommended).map((entry) => toItem("recommended", entry, schoolZone())),
  ];
  const now = renderTime();
  const fitting = hskLevels.flatMap((level) => fittingClasses(level, items, now));
  const unique = [...new Map(fitting.map((item) => [itemKey(item), item])).values()];
  // The cards do not show what the teacher writes, which is the longest part of a class.
  return shareTeachers(unique.map((item) => ({ ...item, teacher: { ...item.teacher, about: "" } })));
}

/** Reads the open series classes that fit a result; none if they could not be read. */
export async function readClassesFor(level: Level, language: Language): Promise<SeriesItem[]> {
  return fittingClasses(targetLevel(level), (await readFittingClasses(language)) ?? [], renderTime());
}
