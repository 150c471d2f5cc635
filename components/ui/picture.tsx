import type { ComponentProps } from "react";
import { pictureSrcsets } from "@/lib/engines/pictures/address";

type PictureProps = ComponentProps<"img"> & {
  /** Any address; uploaded pictures are served in the format and width that suit the browser. */
  src: string;
  /** The `sizes` attribute; `width` by default. */
  sizes?: string;
  /** Whether it is below the first screen. */
  offscreen?: boolean;
};

/**
 * A picture. Below the first screen it loads lazily, like every other image there: forty requests that start with the
 * page, even with low priority, double the time to the first paint on a slow phone.
 */
export function Picture({ sizes, offscreen, ...imgProps }: PictureProps) {
  const img = { ...imgProps, ...(offscreen && { loading: "lazy" as const }) };
  const set = pictureSrcsets(img.src);
  // eslint-disable-next-line jsx-a11y/alt-text -- handed on
  if (!set) return <img {...img} />;
  const sizesValue = sizes ?? `${img.width}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={set.avif} sizes={sizesValue} />
      <source type="image/webp" srcSet={set.webp} sizes={sizesValue} />
      {/* eslint-disable-next-line jsx-a11y/alt-text -- handed on */}
      <img {...img} />
    </picture>
  );
}
