"use client";

import { useState, type ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import type { EmbeddedVideo } from "@/lib/links/embedded-video";

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
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={className}
        aria-haspopup="dialog"
        data-scripted=""
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Dialog title={title} closeLabel={closeLabel} onClose={() => setIsOpen(false)}>
          <iframe
            src={video.src}
            title={title}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            // YouTube plays nothing without the origin of the page.
            referrerPolicy="strict-origin"
            className="bg-ink mt-4 aspect-video w-full border-0"
          />
        </Dialog>
      )}
    </>
  );
}
