import { getLocale, getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { readCall } from "@/lib/api/server";
import { dataOf } from "@/lib/contract/result";
import { sortPictures, placements } from "@/lib/placements";
import { currentPreview } from "@/lib/preview/current";
import { AdvertPictures } from "./advert-pictures";

/** The open adverts, rendered by the server for previews in the desk, which run no scripts. */
export async function AdvertPreview() {
  if (!currentPreview()?.advert) return null;
  const t = await getTranslations();
  const fetchedAdverts = dataOf(
    await readCall("homePage", placements.advert, await getLocale()),
  )?.link_properties;
  if (!fetchedAdverts || fetchedAdverts.length === 0) return null;
  return (
    <dialog open aria-label={t("advert.title")} className="advert">
      <div className="advert-head">
        <p>{t("advert.held")}</p>
        <button type="button" className={buttonClasses.round} aria-label={t("advert.pause")} aria-pressed>
          <Icon name="pause" size={18} />
        </button>
        <button type="button" className={buttonClasses.round} aria-label={t("dialog.close")}>
          <Icon name="x" />
        </button>
      </div>
      <AdvertPictures adverts={sortPictures(fetchedAdverts)} fallbackCaption={t("advert.open")} />
    </dialog>
  );
}
