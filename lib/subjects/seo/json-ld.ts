import type {
  BreadcrumbListLeaf,
  EducationalOrganizationLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  NewsArticleLeaf,
  Thing,
  WebSiteLeaf,
} from "schema-dts";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import { pickText, legalName, offeredLanguages, school, siteName } from "../school/school";
import { pageUrl } from "./urls";

/* Structured data of pages for search engines. Paths are of this site; texts are already localized. */

export const organizationId = () => pageUrl("/#organization");

type ArticleData = {
  path: string;
  headline: string;
  description: string;
  /** Absolute address, or a path of this site. */
  image: string;
  publishedOn: string;
  updatedAt: string;
};

/** An article of the school's news. */
export function newsArticle(language: Language, article: ArticleData): NewsArticleLeaf {
  const { path, headline, description, image, publishedOn, updatedAt } = article;
  return {
    "@type": "NewsArticle",
    "@id": pageUrl(`${path}#article`),
    headline,
    description,
    image: toAbsoluteUrl(image),
    datePublished: publishedOn,
    dateModified: updatedAt,
    inLanguage: language,
    mainEntityOfPage: pageUrl(path, language),
    author: { "@id": organizationId() },
    publisher: { "@id": organizationId() },
  };
}

/** The school itself. */
export function organization(language: Language, description: string): EducationalOrganizationLeaf {
  const facts = school();
  const { email, phone, hanName } = facts;
  const name = siteName(language);
  const contact = { ...(email && { email }), ...(phone && { telephone: phone }) };
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(),
    name,
    alternateName: [siteName(fallbackLanguage), hanName].filter((other) => other && other !== name),
    legalName: legalName(fallbackLanguage),
    description,
    url: pageUrl(paths.home, language),
    logo: toAbsoluteUrl(facts.logo || "/icons/icon-512.png"),
    ...(facts.founded !== null && { foundingDate: String(facts.founded) }),
    ...contact,
    address: facts.offices.map(({ address, country }) => ({
      "@type": "PostalAddress",
      streetAddress: pickText(address, language),
      addressCountry: country,
    })),
    ...((email || phone) && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        ...contact,
        availableLanguage: [...offeredLanguages()],
      },
    }),
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

/** Serializes a JSON-LD document for a script element; `<` is escaped, so that no text can close the element. */
export function serializeJsonLd(items: readonly Thing[]): string {
  const document = { "@context": "https://schema.org", "@graph": items };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
