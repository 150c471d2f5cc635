import type { ReactNode } from "react";
import { PlacementLink } from "@/components/layout/placement-link";
import { Picture } from "@/components/ui/picture";
import type { LinkProperty } from "@/lib/contract/types";

type BodySectionProps = {
  title: string;
  text: string;
  image: LinkProperty | undefined;
  /** Rendered over the image. */
  overlay?: ReactNode;
  children?: ReactNode;
};

export function BodySection({ title, text, image, overlay, children }: BodySectionProps) {
  const picture = image && (
    <Picture
      sizes="(max-width: 768px) 100vw, 640px"
      src={image.link}
      alt={image.alt}
      width={640}
      height={480}
      offscreen
    />
  );
  return (
    <article data-bare={!image || undefined}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        {children}
      </div>
      <div>
        {image?.url && !overlay ? <PlacementLink url={image.url}>{picture}</PlacementLink> : picture}
        {overlay}
      </div>
    </article>
  );
}
