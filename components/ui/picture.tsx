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
 * Photographs below the first screen load lazily. The site's own drawings, of about 1 KB each, load with the page, so
 * that captures of the whole page show them.
 */
export function Picture({ sizes, offscreen, ...imgProps }: PictureProps) {
  const isDrawing = imgProps.src.startsWith("/art/");
  // Without low priority React would preload it, ahead of what the first screen needs.
  const deferredProps = isDrawing ? { fetchPriority: "low" as const } : { loading: "lazy" as const };
  const img = { ...imgProps, ...(offscreen && deferredProps) };
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
