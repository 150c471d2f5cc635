import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { gatedLinkProps, gatedLinkTo } from "./gated";

/** Classes of the element around a `CoverCard`. */
export const coverCardClasses = "sheet group/card relative flex h-full flex-col overflow-hidden";

type CoverCardProps = {
  cover: string;
  title: string;
  /** Address for members; the link covers the whole card. */
  href: string;
  /** Address of its page for everyone, if it has one. */
  publicHref?: string | undefined;
  text: string;
  textClassName?: string;
  badge?: ReactNode;
  children?: ReactNode;
};

/** The content of a card with a cover picture: a live class, a recording or a course. */
export function CoverCard({
  cover,
  title,
  href,
  publicHref,
  text,
  textClassName = "",
  badge,
  children,
}: CoverCardProps) {
  return (
    <>
      <Picture
        sizes="(max-width: 768px) 100vw, 400px"
        src={cover}
        alt=""
        width={320}
        height={180}
        offscreen
        className="aspect-video w-full bg-muted object-cover"
      />
      <div className="flex grow flex-col p-5">
        {badge}
        <h3 className="text-lead group-hover/card:text-mark">
          <a
            href={href}
            className="after:absolute after:inset-0"
            {...(publicHref ? gatedLinkTo(publicHref) : gatedLinkProps)}
          >
            {title}
          </a>
        </h3>
        <p className={`text-soft ${textClassName}`}>{text}</p>
        {children}
      </div>
    </>
  );
}
