"use client";

import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { DialogLink } from "@/components/ui/dialog-link";
import type { EmbeddedVideo } from "@/lib/base/links/embedded-video";

type VideoLinkProps = {
  /** Address of the video at its service, for a new window and without script. */
  href: string;
  video: EmbeddedVideo;
  title: string;
  closeLabel: string;
  className: string;
  children: ReactNode;
};

/** A link that, with script, plays a video on the page. Its service is contacted only then. */
export function VideoLink({ href, video, title, closeLabel, className, children }: VideoLinkProps) {
  const player = (onClose: () => void) => (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      <iframe
        src={video.src}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // YouTube plays nothing without the origin of the page.
        referrerPolicy="strict-origin"
        className="mt-4 aspect-video w-full border-0 bg-night"
      />
    </Dialog>
  );
  return (
    <DialogLink href={href} isExternal className={className} dialog={player}>
      {children}
    </DialogLink>
  );
}
