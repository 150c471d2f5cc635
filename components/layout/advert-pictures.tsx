import { Picture } from "@/components/ui/picture";
import type { LinkProperty } from "@/lib/contract/types";

type AdvertPicturesProps = { adverts: LinkProperty[]; label: string };

/** @param label the text of an advert that is a link but has no text of its own. */
export function AdvertPictures({ adverts, label }: AdvertPicturesProps) {
  return (
    <ul>
      {adverts.map((advert) => (
        <AdvertPicture key={advert.id} advert={advert} label={label} />
      ))}
    </ul>
  );
}

/** The picture has an empty `alt`, because its text is shown beside it. */
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
