import type { CourseLeaf, PersonLeaf } from "schema-dts";
import type { Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import { siteName } from "../school/school";
import { pageUrl } from "./urls";
import { organizationId } from "./json-ld";
import type { OfferPrice } from "./json-ld-offers";

/** A teacher's name, and the path of their page if there is one. */
export type TeacherName = { name: string; path?: string | undefined };

export function person(language: Language, { name, path }: TeacherName): PersonLeaf {
  return {
    "@type": "Person",
    name,
    ...(path && { "@id": `${pageUrl(path)}#teacher`, url: pageUrl(path, language) }),
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
  /** The estimate that the page shows first; undefined without prices in money. */
  price?: OfferPrice | undefined;
};

/** A course with set times. Class points are not a currency, so without an estimate the offer has no price. */
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
    offers: {
      "@type": "Offer",
      category: "Paid",
      ...(info.price && { price: info.price.price, priceCurrency: info.price.currency }),
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      startDate: info.startsAt,
      endDate: info.endsAt,
      instructor: person(language, info.teacher),
    },
  };
}

export type TeacherInfo = {
  name: string;
  description: string;
  path: string;
  image?: string | undefined;
  languages?: string[] | undefined;
};

/** A teacher of the school, for their own page. */
export function teacherPerson(language: Language, info: TeacherInfo): PersonLeaf {
  return Object.assign({}, person(language, info), {
    description: info.description || undefined,
    image: info.image,
    knowsLanguage: info.languages,
    worksFor: {
      "@type": "EducationalOrganization",
      "@id": organizationId(),
      name: siteName(language),
      url: pageUrl(paths.home, language),
    } as const,
  });
}
