import type { ComponentProps } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { AdvertPictures, advertTextSize } from "./advert-pictures";

type AdvertCardProps = ComponentProps<"dialog"> &
  ComponentProps<typeof AdvertPictures> & {
    labels: { title: string; pause: string; close: string };
    /** The seconds left, or that the card stays. */
    status: string;
    /** A countdown is hidden from screen readers. */
    isCounting: boolean;
    isPaused: boolean;
    onPause?: () => void;
    onCloseClick?: () => void;
  };

/**
 * The card of the adverts, a non-modal dialog: in a corner, on phones a sheet at the bottom; never over more than a third
 * of the page, nor over the page's headline and main button (advert-room.ts).
 */
export function AdvertCard(props: AdvertCardProps) {
  const {
    labels,
    status,
    isCounting,
    isPaused,
    onPause,
    onCloseClick,
    adverts,
    fallbackCaption,
    ...dialogProps
  } = props;
  return (
    <dialog
      open
      data-advert
      aria-label={labels.title}
      className="fixed inset-auto right-4 bottom-4 z-20 m-0 max-h-[min(33dvh,max(6.5rem,var(--advert-room,100dvh)))] w-[min(26rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface px-4 pb-3 shadow-lg max-[769px]:right-0 max-[769px]:bottom-0 max-[769px]:w-full max-[769px]:max-w-full max-[769px]:rounded-b-none"
      {...dialogProps}
    >
      {/* Sticky, so that the close button stays visible while the adverts scroll. */}
      <div className="sticky top-0 z-10 -mx-4 flex items-center gap-2 bg-surface px-4 pt-2 pb-1">
        <p aria-hidden={isCounting} className={`${advertTextSize} min-w-0 grow leading-normal tabular-nums`}>
          {status}
        </p>
        <button
          type="button"
          className={buttonClasses.round}
          aria-label={labels.pause}
          aria-pressed={isPaused}
          onClick={onPause}
        >
          <Icon name="pause" size={18} />
        </button>
        <button
          type="button"
          className={buttonClasses.round}
          aria-label={labels.close}
          onClick={onCloseClick}
        >
          <Icon name="x" />
        </button>
      </div>
      <AdvertPictures adverts={adverts} fallbackCaption={fallbackCaption} />
    </dialog>
  );
}
