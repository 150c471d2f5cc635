import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

/** The sheet about a live class or a course, with its cover beside the text. */
export function DetailCard({ cover, children }: { cover: string; children: ReactNode }) {
  return (
    <article className="grid overflow-hidden sheet desk:grid-cols-2 print:border-0">
      <Picture
        sizes="(max-width: 768px) 100vw, 640px"
        src={cover}
        alt=""
        width={640}
        height={360}
        className="aspect-video h-full w-full bg-muted object-cover"
      />
      <div className="flex flex-col items-start gap-2 p-sheet desk:p-8">{children}</div>
    </article>
  );
}
