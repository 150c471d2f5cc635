"use client";

import { useTranslations } from "next-intl";
import { ApplyArea } from "@/components/series/bookings/apply-button";
import { WaitingArea } from "@/components/series/bookings/waiting-area";
import type { ApplyControls } from "@/components/series/bookings/use-apply";
import { CodeModal } from "@/components/layout/code-modal";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import { Picture } from "@/components/ui/picture";
import { withValueSeparator } from "@/lib/base/i18n/marks";
import { seriesClassPath } from "@/lib/base/paths";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { modePictures } from "@/lib/subjects/series/mode-pictures";
import { SeriesFacts } from "./series-facts";
import type { SeriesSetting } from "./series-setting";
import { SeriesTags } from "./series-tags";
import styles from "./series-grid.module.css";
import type { SeriesState } from "./use-series";

type SeriesCardProps = {
  item: SeriesItem;
  listState: Pick<SeriesState, "isPersonal" | "hasFailed" | "retry">;
  setting: SeriesSetting;
  apply: ApplyControls["apply"];
  /** Opens the dialog about the teacher. */
  showTeacher: (teacher: SeriesItem["teacher"]) => void;
};

/** Card of a series class in a list (spec section 2, Hot-sell list). */
export function SeriesCard({ item, listState, setting, apply, showTeacher }: SeriesCardProps) {
  const t = useTranslations("hotSell");
  const id = itemKey(item);
  return (
    <article className={`group relative overflow-hidden sheet p-sheet ${styles.card}`} aria-labelledby={id}>
      <Picture
        sizes="(max-width: 768px) 100vw, 400px"
        src={item.cover || modePictures[item.mode]}
        alt=""
        width={320}
        height={180}
        offscreen
        className="-mx-sheet -mt-sheet mb-4 aspect-video w-[calc(100%+2*var(--spacing-sheet))] max-w-none bg-mist object-cover"
      />
      <SeriesTags item={item} />
      <h3 id={id} className="text-lead group-hover:text-cinnabar">
        <a href={seriesClassPath(item.id)}>{item.name}</a>
      </h3>
      <button
        type="button"
        className="my-2 flex min-h-11 items-center gap-3 self-start justify-self-start text-left underline decoration-dotted underline-offset-4 hover:text-cinnabar"
        aria-haspopup="dialog"
        onClick={() => showTeacher(item.teacher)}
      >
        <Picture
          src={item.teacher.avatar || "/art/teachers/1.svg"}
          alt=""
          width={40}
          height={40}
          offscreen
          className="rounded-pill bg-paper"
        />
        <span className="sr-only">{withValueSeparator(t("card.teacher"))}</span>
        {item.teacher.name}
      </button>
      <SeriesFacts item={item} />
      <div className={styles.foot}>
        <p className="mb-3 self-end text-h3 price">
          <PriceInPoints points={item.points} bought="class" rates={setting.rates} />
        </p>
        <ApplyArea
          item={item}
          listState={listState}
          describedBy={id}
          renderedAt={setting.renderedAt}
          hasWaitingList={setting.ownAccounts}
          apply={apply}
        />
        <div>
          <WaitingArea
            item={item}
            listState={listState}
            describedBy={id}
            renderedAt={setting.renderedAt}
            loginHref={setting.loginHref}
            ownAccounts={setting.ownAccounts}
          />
        </div>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4">
          <CodeModal {...setting.consult} ask={{ classId: item.id }} className="link">
            {t("card.ask")}
          </CodeModal>
          <a href={seriesClassPath(item.id)} className="link" aria-describedby={id}>
            {t("card.detail")}
          </a>
        </p>
      </div>
    </article>
  );
}
