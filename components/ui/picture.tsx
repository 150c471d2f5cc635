import type { ComponentProps } from "react";
import { pictureSet } from "@/lib/pictures/address";

type PictureProps = ComponentProps<"img"> & {
  /** Any address; an uploaded picture comes in the format and width that suit the reader. */
  src: string;
  /** How wide it is shown, as the attribute writes it: without it, as wide as `width` says. */
  sizes?: string;
};

export function Picture({ sizes, ...img }: PictureProps) {
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
