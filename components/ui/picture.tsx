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
 *
 * An image outside of `<picture>` would be preloaded by React ahead of the style sheets, which delays the first paint.
 */
export function Picture({ sizes, offscreen, ...imgProps }: PictureProps) {
  const set = pictureSrcsets(imgProps.src);
  const sizesValue = sizes ?? `${imgProps.width}px`;
  return (
    <picture>
      {set && (
        <>
          <source type="image/avif" srcSet={set.avif} sizes={sizesValue} />
          <source type="image/webp" srcSet={set.webp} sizes={sizesValue} />
        </>
      )}
      {/* eslint-disable-next-line jsx-a11y/alt-text -- handed on */}
      <img {...imgProps} {...(offscreen && { loading: "lazy" })} />
    </picture>
  );
}
