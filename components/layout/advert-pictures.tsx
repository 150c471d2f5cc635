import { Picture } from "@/components/ui/picture";
import type { LinkProperty } from "@/lib/contract/types";

type AdvertPicturesProps = { adverts: LinkProperty[]; fallbackCaption: string };

/** @param label the text of an advert that is a link but has no text of its own. */
export function AdvertPictures({ adverts, fallbackCaption }: AdvertPicturesProps) {
  return (
    <ul>
      {adverts.map((advert) => (
        <AdvertPicture key={advert.id} advert={advert} fallbackCaption={fallbackCaption} />
      ))}
    </ul>
  );
}

/** The picture has an empty `alt`, because its text is shown beside it. */
function AdvertPicture({ advert, fallbackCaption }: { advert: LinkProperty; fallbackCaption: string }) {
  const caption = advert.alt || (advert.url ? fallbackCaption : "");
  const content = (
    <>
      <Picture src={advert.link} alt="" width={240} height={240} />
      {caption && <span>{caption}</span>}
    </>
  );
  return <li>{advert.url ? <a href={advert.url}>{content}</a> : content}</li>;
}
