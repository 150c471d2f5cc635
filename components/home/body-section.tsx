import type { ReactNode } from "react";
import type { LinkProperty } from "@/lib/contract/types";

type BodySectionProps = {
  title: string;
  text: string;
  image: LinkProperty | undefined;
  /** Picture on the left instead of the right, on wide screens. */
  mirrored: boolean;
  overlay?: ReactNode;
  children?: ReactNode;
};

export function BodySection({ title, text, image, mirrored, overlay, children }: BodySectionProps) {
  const picture = image && (
    <img src={image.link} alt="" width={640} height={480} loading="lazy" className="rounded-card w-full" />
  );
  return (
    <article className="desk:grid-cols-2 desk:gap-16 grid items-center gap-6">
      <div className={mirrored ? "desk:order-2" : undefined}>
        <h2 className="text-h2">{title}</h2>
        <p className="text-lead text-soft mt-3 max-w-[34rem]">{text}</p>
        {children}
      </div>
      <div className="relative">
        {image?.url && !overlay ? <a href={image.url}>{picture}</a> : picture}
        {overlay}
      </div>
    </article>
  );
}
