import { getTranslations } from "next-intl/server";
import type { SeriesRowLabels } from "./series-row";

/** The words of a series class on an account page. */
export async function seriesRowLabels(): Promise<SeriesRowLabels> {
  const t = await getTranslations("account.series");
  const hotSell = await getTranslations("hotSell");
  const centre = await getTranslations("studentCentre");
  return {
    modes: {
      "one-to-one": hotSell("modes.one-to-one"),
      "one-to-many": hotSell("modes.one-to-many"),
      live: hotSell("modes.live"),
    },
    progress: {
      unplanned: t("progress.unplanned"),
      upcoming: t("progress.upcoming"),
      running: t("progress.running"),
      on: t("progress.on"),
      finished: t("progress.finished"),
    },
    teacher: t.raw("teacher"),
    next: t.raw("next"),
    seats: t.raw("seats"),
    see: (await getTranslations("apply.waiting"))("toClass"),
    applied: centre.raw("applied"),
    changedOn: centre.raw("changedOn"),
    what: {
      times: centre("what.times"),
      teacher: centre("what.teacher"),
      level: centre("what.level"),
      mode: centre("what.mode"),
      price: centre("what.price"),
    },
  };
}
