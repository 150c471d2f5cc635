import { Picture } from "@/components/ui/picture";
import type { LinkProperty } from "@/lib/contract/types";

type AdvertPicturesProps = { adverts: LinkProperty[]; label: string };

/** @param label of one that leads somewhere and says nothing of itself. */
export function AdvertPictures({ adverts, label }: AdvertPicturesProps) {
  return (
    <ul>
      {adverts.map((advert) => (
        <AdvertPicture key={advert.id} advert={advert} label={label} />
      ))}
    </ul>
  );
}

/** What is offered is said in words under the picture, which then needs none of its own. */
function AdvertPicture({ advert, label }: { advert: LinkProperty; label: string }) {
  const words = advert.alt || (advert.url ? label : "");
  const content = (
    <>
      <Picture src={advert.link} alt="" width={240} height={240} />
      {words && <span>{words}</span>}
    </>
  );
  return <li>{advert.url ? <a href={advert.url}>{content}</a> : content}</li>;
}
