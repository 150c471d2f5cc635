import { Advert } from "./advert";
import type { AdvertLabels } from "./advert-dialog";
import { BackToTop } from "./back-to-top";

export type FloatingLabels = { backToTop: string; advert: AdvertLabels };

export default function FloatingParts({ labels }: { labels: FloatingLabels }) {
  return (
    <>
      <BackToTop label={labels.backToTop} />
      <Advert labels={labels.advert} />
    </>
  );
}
