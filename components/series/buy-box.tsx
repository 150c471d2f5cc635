"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { ApplyArea } from "@/components/series/bookings/apply-button";
import { WaitingArea } from "@/components/series/bookings/waiting-area";
import { useApply } from "@/components/series/bookings/use-apply";
import { CodeModal } from "@/components/layout/code-modal";
import { ChargeLine } from "@/components/points/prices/charge-line";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import { updateQueryString, useQueryString } from "@/components/ui/use-query-string";
import { serverNow } from "@/lib/base/clock/server-clock";
import { applyParameter, paths } from "@/lib/base/paths";
import { applyState } from "@/lib/subjects/series/apply-state";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { recommendedRequest } from "@/lib/subjects/series/pages";
import { readAccountType } from "@/lib/base/session/browser";
import { SeriesFacts } from "./series-facts";
import styles from "./class-layout.module.css";
import type { SeriesSetting } from "./series-setting";
import { usePreSales, useRecommended } from "./use-series";

type BuyBoxProps = { item: SeriesItem; setting: SeriesSetting };

/**
 * Price, button and facts of a class, which stay in view. The seats and the student's bookings come from the list that
 * the class belongs to.
 */
export function BuyBox({ item: initialItem, setting }: BuyBoxProps) {
  const t = useTranslations("hotSell");
  const points = useTranslations("classPoints");
  const bookingEnd = useTranslations("bookingEnd");
  const locale = useLocale();
  const { loginHref, consult, payment, renderedAt } = setting;
  const initial = { items: [initialItem], total: 1, stale: false };
  const isHot = initialItem.list === "preSale";
  const hot = usePreSales("all", { initial, renderedAt, enabled: isHot });
  const more = useRecommended(recommendedRequest(locale), { initial, renderedAt, enabled: !isHot });
  const listState = isHot ? hot : more;
  const { apply, withBookings, elements } = useApply({
    consult,
    payment,
    rates: setting.rates,
    charges: setting.charges,
    pointsHref: setting.pointsHref,
    rules: setting.rules,
    loginHref,
    ownAccounts: setting.ownAccounts,
    refresh: listState.retry,
  });
  const item = withBookings(listState.items?.find(({ id }) => id === initialItem.id) ?? initialItem);
  useResumeApply(item, listState.isPersonal, apply);
  return (
    <aside className={styles.buy} aria-labelledby="class-name">
      <div className={styles.action}>
        <p className={`price ${styles.price}`}>
          <PriceInPoints points={item.points} bought="class" rates={setting.rates} />
        </p>
        <div className={styles.apply}>
          <ApplyArea
            item={item}
            listState={listState}
            describedBy="class-name"
            renderedAt={renderedAt}
            hasWaitingList={setting.ownAccounts}
            apply={apply}
          />
        </div>
      </div>
      <div className={styles.facts}>
        <WaitingArea
          item={item}
          listState={listState}
          describedBy="class-name"
          renderedAt={renderedAt}
          loginHref={loginHref}
          ownAccounts={setting.ownAccounts}
        />
        {setting.ownAccounts && listState.isPersonal && item.applied && (
          <a href={`${paths.studentCentre}#series-${item.classId}`} className="mb-3 link">
            {bookingEnd("open")}
          </a>
        )}
        <SeriesFacts item={item} className="text-base" />
        <CodeModal {...consult} ask={{ classId: item.id }} className="link">
          {t("card.ask")}
        </CodeModal>
        {item.points > 0 && <ChargeLine texts={setting.charges} rates={setting.rates} className="mt-2" />}
        <p className="mt-2 text-label text-soft">
          {points(setting.singleLessons ? "whatWithLessons" : "what")}{" "}
          <a href={setting.pointsHref} className="link">
            {points("how")}
          </a>
        </p>
      </div>
      {elements}
    </aside>
  );
}

/**
 * Opens the confirmation for a student who returns from the login (lib/base/paths, `applying`), once their own list shows
 * that they have not applied yet.
 */
function useResumeApply(item: SeriesItem, isPersonal: boolean, apply: (item: SeriesItem) => void) {
  const shouldResume = new URLSearchParams(useQueryString()).has(applyParameter) && isPersonal;
  useEffect(() => {
    if (!shouldResume) return;
    updateQueryString({ [applyParameter]: undefined }, "replace");
    if (readAccountType() !== "teacher" && applyState(item, serverNow()) === "open") apply(item);
  }, [shouldResume, item, apply]);
}
