"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ApplyArea } from "@/components/series/bookings/apply-button";
import { WaitingArea } from "@/components/series/bookings/waiting-area";
import type { ApplyControls } from "@/components/series/bookings/use-apply";
import { CodeModal } from "@/components/layout/code-modal";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { withValueSeparator } from "@/lib/base/i18n/marks";
import { seriesClassPath } from "@/lib/base/paths";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { ClassPicture } from "./class-picture";
import { LessonTimes } from "./lesson-times";
import { SeriesFacts } from "./series-facts";
import type { SeriesSetting } from "./series-setting";
import { SeriesTags } from "./series-tags";
import styles from "./series-card.module.css";
import type { SeriesState } from "./use-series";

type SeriesCardProps = {
  item: SeriesItem;
  listState: Pick<SeriesState, "isPersonal" | "hasFailed" | "retry">;
  setting: SeriesSetting;
  apply: ApplyControls["apply"];
  /** Opens the dialog about the teacher. */
  showTeacher: (teacher: SeriesItem["teacher"]) => void;
};

/**
 * Card of a series class in a list (spec section 2, Hot-sell list). On a phone it is a row that opens in place to the
 * rest of the card; without script, and in print, everything is shown.
 */
export function SeriesCard({ item, listState, setting, apply, showTeacher }: SeriesCardProps) {
  const t = useTranslations("hotSell.card");
  const [isOpen, setIsOpen] = useState(false);
  const id = itemKey(item);
  const moreId = useId();
  return (
    <article className={`group sheet ${styles.card}`} aria-labelledby={id} data-open={isOpen || undefined}>
      <ClassPicture item={item} sizes="(max-width: 768px) 96px, 440px" className={styles.cover} />
      <div className={styles.tags}>
        <SeriesTags item={item} />
      </div>
      <h3 id={id} className={`group-hover:text-mark ${styles.title}`}>
        <a href={seriesClassPath(item.id)}>{item.name}</a>
      </h3>
      <p className={`font-semibold ${styles.times}`} suppressHydrationWarning>
        <LessonTimes rhythm={item.rhythm} lessons={item.lessons} />
      </p>
      <button
        type="button"
        className={`text-left underline decoration-dotted underline-offset-4 hover:text-mark ${styles.teacher}`}
        aria-haspopup="dialog"
        onClick={() => showTeacher(item.teacher)}
      >
        <Picture
          src={item.teacher.avatar || "/art/teachers/1.svg"}
          alt=""
          width={40}
          height={40}
          offscreen
          className="rounded-pill bg-portrait"
        />
        <span className="sr-only">{withValueSeparator(t("teacher"))}</span>
        <span className={styles.name}>{item.teacher.name}</span>
      </button>
      <div className={styles.facts}>
        <SeriesFacts item={item} withTimes={false} />
      </div>
      <div className={styles.buy}>
        <p className={`price ${styles.price}`}>
          <PriceInPoints points={item.points} bought="class" rates={setting.rates} />
        </p>
        <div className={styles.apply}>
          <ApplyArea
            item={item}
            listState={listState}
            describedBy={id}
            renderedAt={setting.renderedAt}
            hasWaitingList={setting.ownAccounts}
            apply={apply}
          />
        </div>
      </div>
      <div className={styles.waiting}>
        <WaitingArea
          item={item}
          listState={listState}
          describedBy={id}
          renderedAt={setting.renderedAt}
          loginHref={setting.loginHref}
          ownAccounts={setting.ownAccounts}
        />
      </div>
      <p id={moreId} className={styles.links}>
        <CodeModal {...setting.consult} ask={{ classId: item.id }} className="link">
          {t("ask")}
        </CodeModal>
        <a href={seriesClassPath(item.id)} className="link" aria-describedby={id}>
          {t("detail")}
        </a>
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={moreId}
        aria-describedby={id}
        aria-label={t(isOpen ? "less" : "more")}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron-down" />
      </button>
    </article>
  );
}
