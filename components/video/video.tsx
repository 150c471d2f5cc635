import { useTranslations } from "next-intl";
import { ExternalLink } from "@/components/layout/external-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toEmbeddedVideo } from "@/lib/base/links/embedded-video";
import { VideoLink } from "./video-link";

type VideoProps = {
  /** Address of the video. One of a known service plays on the page, any other opens in a new window. */
  href: string;
  title: string;
  /** Text of the button. */
  children: string;
};

/** A button that plays a video, with the name of the service that it contacts. For server components. */
export function Video({ href, title, children }: VideoProps) {
  const t = useTranslations("video");
  const closeLabel = useTranslations("dialog")("close");
  const video = toEmbeddedVideo(href);
  const className = `${buttonClasses.secondary} mt-3`;
  const label = (
    <>
      <Icon name="play" size={18} />
      {children}
    </>
  );
  if (!video)
    return (
      <ExternalLink href={href} className={className}>
        {label}
      </ExternalLink>
    );
  return (
    <>
      <VideoLink {...{ href, video, title, closeLabel, className }}>{label}</VideoLink>
      <p className="mt-2 text-label text-soft">{t("service", { service: video.service })}</p>
    </>
  );
}
