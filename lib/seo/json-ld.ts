import type {
  BreadcrumbListLeaf,
  CourseLeaf,
  EducationalOrganizationLeaf,
  EducationEventLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  PersonLeaf,
  Thing,
  VideoObjectLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { fallbackLanguage, languages, type Language } from "../i18n/languages";
import { paths } from "../paths";
import { pickText, legalName, school, siteName } from "../school/school";
import { pageUrl } from "./urls";

/* Structured data of pages for search engines. Paths are of this site; texts are already localized. */

const organizationId = () => pageUrl("/#organization");

/** The school itself. */
export function organization(language: Language, description: string): EducationalOrganizationLeaf {
  const facts = school();
  const { email, phone, hanName } = facts;
  const name = siteName(language);
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(),
    name,
    alternateName: [siteName(fallbackLanguage), hanName].filter((other) => other && other !== name),
    legalName: legalName(fallbackLanguage),
    description,
    url: pageUrl(paths.home, language),
    logo: pageUrl("/icons/icon-512.png"),
    foundingDate: String(facts.founded),
    email,
    telephone: phone,
    address: facts.offices.map(({ address, country }) => ({
      "@type": "PostalAddress",
      streetAddress: pickText(address, language),
      addressCountry: country,
    })),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: phone,
      email,
      availableLanguage: [...languages],
    },
    sameAs: [facts.facebook, facts.instagram, facts.tiktok, facts.videoChannel].filter(Boolean),
  };
}

/** The site as a whole, published by the school. */
export function website(language: Language): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": pageUrl("/#website"),
    name: siteName(language),
    url: pageUrl(paths.home, language),
    inLanguage: language,
    publisher: { "@id": organizationId() },
  };
}

/** The page's position, from the home page down to itself. */
export function breadcrumbs(
  language: Language,
  steps: readonly { name: string; path: string }[],
): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(path, language),
    })),
  };
}

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

/** A teacher's name, and the path of their page if there is one. */
export type TeacherName = { name: string; path?: string | undefined };

function person(language: Language, { name, path }: TeacherName): PersonLeaf {
  return {
    "@type": "Person",
    name,
    ...(path && { "@id": `${pageUrl(path)}#teacher`, url: pageUrl(path, language) }),
  };
}

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

/** A list of pages, such as the courses on offer, in the order shown. */
export function itemList(language: Language, items: readonly { name: string; path: string }[]): ItemListLeaf {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: pageUrl(path, language),
    })),
  };
}

export type SeriesCourse = {
  name: string;
  description: string;
  /** Its own page here. */
  path: string;
  teacher: TeacherName;
  /** Start of the first lesson and end of the last: instants. */
  startsAt?: string;
  endsAt?: string;
};

/** A course with set times. Class points are not a currency, so the offer has the category Paid and no price. */
export function seriesCourse(language: Language, info: SeriesCourse): CourseLeaf {
  return {
    "@type": "Course",
    name: info.name,
    description: info.description,
    url: pageUrl(info.path, language),
    inLanguage: language,
    provider: {
      "@type": "EducationalOrganization",
      "@id": organizationId(),
      name: siteName(language),
      url: pageUrl(paths.home, language),
    },
    offers: { "@type": "Offer", category: "Paid" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      startDate: info.startsAt,
      endDate: info.endsAt,
      instructor: person(language, info.teacher),
    },
  };
}

export type TeacherInfo = { name: string; description: string; path: string; image?: string | undefined };

/** A teacher of the school, for their own page. */
export function teacherPerson(language: Language, info: TeacherInfo): PersonLeaf {
  return Object.assign({}, person(language, info), {
    description: info.description || undefined,
    image: info.image,
    worksFor: {
      "@type": "EducationalOrganization",
      "@id": organizationId(),
      name: siteName(language),
      url: pageUrl(paths.home, language),
    } as const,
  });
}

/** Makes a picture's address absolute; the provider may send a path of this site. */
export function toAbsoluteUrl(link: string): string {
  return link.startsWith("/") ? pageUrl(link) : link;
}

/** Questions and answers that the page shows in full. */
export function faqPage(
  language: Language,
  questions: readonly { question: string; answer: string }[],
): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export type Video = {
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

export function videoObject(language: Language, video: Video): VideoObjectLeaf {
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

/** Serializes a JSON-LD document for a script element; `<` is escaped, so that no text can close the element. */
export function serializeJsonLd(items: readonly Thing[]): string {
  const document = { "@context": "https://schema.org", "@graph": items };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
