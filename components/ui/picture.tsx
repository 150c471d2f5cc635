import type { ComponentProps } from "react";
import { pictureSet } from "@/lib/pictures/address";

type PictureProps = ComponentProps<"img"> & {
  /** Any address; an uploaded picture comes in the format and width that suit the reader. */
  src: string;
  /** How wide it is shown, as the attribute writes it: without it, as wide as `width` says. */
  sizes?: string;
  /** Stands below the first view. */
  offscreen?: boolean;
};

/**
 * A photograph below the first view is fetched when it comes near. A drawing of the site's own, of about a kilobyte, is
 * fetched with the page: a capture of the whole page shows it.
 */
export function Picture({ sizes, offscreen, ...given }: PictureProps) {
  const isDrawing = given.src.startsWith("/art/");
  // Without a low priority React would have the browser preload it, before what the first view needs.
  const late = isDrawing ? { fetchPriority: "low" as const } : { loading: "lazy" as const };
  const img = { ...given, ...(offscreen && late) };
  const set = pictureSet(img.src);
  // eslint-disable-next-line jsx-a11y/alt-text -- handed on
  if (!set) return <img {...img} />;
  const shown = sizes ?? `${img.width}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={set.avif} sizes={shown} />
      <source type="image/webp" srcSet={set.webp} sizes={shown} />
      {/* eslint-disable-next-line jsx-a11y/alt-text -- handed on */}
      <img {...img} />
    </picture>
  );
}
