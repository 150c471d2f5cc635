import { Picture } from "@/components/ui/picture";
import type { LinkProperty } from "@/lib/base/contract/types";

/** Limits very large text, which would fill the sheet before the first advert. */
export const advertTextSize = "text-[min(0.875rem,1.4em,5vw,4dvh+8px)]";

type AdvertPicturesProps = { adverts: LinkProperty[]; fallbackCaption: string };

/** @param label the text of an advert that is a link but has no text of its own. */
export function AdvertPictures({ adverts, fallbackCaption }: AdvertPicturesProps) {
  return (
    <ul className="grid gap-2">
      {adverts.map((advert) => (
        <AdvertPicture key={advert.id} advert={advert} fallbackCaption={fallbackCaption} />
      ))}
    </ul>
  );
}

/**
 * The picture has an empty `alt`, because its text is shown beside it. A phone in landscape has room for the
 * text only.
 */
function AdvertPicture({ advert, fallbackCaption }: { advert: LinkProperty; fallbackCaption: string }) {
  const caption = advert.alt || (advert.url ? fallbackCaption : "");
  const content = (
    <>
      <Picture
        src={advert.link}
        alt=""
        width={240}
        height={240}
        className="size-[56px] shrink-0 rounded-small object-cover [@media(height<=500px)]:hidden"
      />
      {caption && (
        <span
          className={`${advertTextSize} min-w-0 grow font-semibold underline-offset-4 group-hover:underline`}
        >
          {caption}
        </span>
      )}
    </>
  );
  return (
    <li>
      {advert.url ? (
        <a href={advert.url} className="group flex items-center gap-3 [@media(height<=500px)]:min-h-11">
          {content}
        </a>
      ) : (
        content
      )}
    </li>
  );
}
