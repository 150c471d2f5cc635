import type { EducationEventLeaf, VideoObjectLeaf } from "schema-dts";
import type { Language } from "../../base/i18n/languages";
import { pageUrl } from "./urls";
import { type TeacherName, person } from "./json-ld-courses";
import { organizationId } from "./json-ld";

export type OnlineEvent = {
  name: string;
  description: string;
  startsAt: Date;
  /** Length in minutes. */
  minutes: number;
  /** Path of the page where it is shown or announced. */
  path: string;
  /** Absolute address of a picture. */
  image?: string;
  teacher?: TeacherName | undefined;
};

/** A free live class that anyone may watch (spec section 1). */
export function freeClass(language: Language, event: OnlineEvent): EducationEventLeaf {
  const url = pageUrl(event.path, language);
  return {
    "@type": "EducationEvent",
    name: event.name,
    description: event.description,
    startDate: event.startsAt.toISOString(),
    endDate: new Date(event.startsAt.getTime() + event.minutes * 60_000).toISOString(),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    organizer: { "@id": organizationId() },
    isAccessibleForFree: true,
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url,
    },
    image: event.image,
    performer: event.teacher && person(language, event.teacher),
    inLanguage: language,
  };
}

/** Several classes on one page. Location and offer are complete in the first; the others refer to them by id. */
export function freeClasses(
  language: Language,
  path: string,
  events: readonly Omit<OnlineEvent, "path">[],
): EducationEventLeaf[] {
  const place = { "@id": pageUrl(`${path}#place`) };
  const price = { "@id": pageUrl(`${path}#price`) };
  return events.map((event, index) => {
    const fullEvent = freeClass(language, { ...event, path });
    if (index > 0) return { ...fullEvent, location: place, offers: price };
    return {
      ...fullEvent,
      location: Object.assign({}, place, fullEvent.location),
      offers: Object.assign({}, price, fullEvent.offers),
    };
  });
}

export type VideoFacts = {
  name: string;
  description: string;
  /** Absolute address of a still picture. */
  thumbnail: string;
  uploadedAt: Date;
  /** Absolute address of the file, or of a page that plays it. */
  content?: string;
  player?: string;
  /** Length in minutes. */
  minutes?: number;
};

export function videoObject(language: Language, video: VideoFacts): VideoObjectLeaf {
  return {
    "@type": "VideoObject",
    name: video.name,
    description: video.description,
    thumbnailUrl: video.thumbnail,
    uploadDate: video.uploadedAt.toISOString(),
    contentUrl: video.content,
    embedUrl: video.player,
    duration: video.minutes === undefined ? undefined : `PT${video.minutes}M`,
    inLanguage: language,
  };
}
