import type { Metadata } from "next";
import type { Language } from "../../base/i18n/languages";
import { pageMetadata } from "../seo/metadata";
import { alternatesIn, pageUrl } from "../seo/urls";
import { pickClosest, writtenLanguages } from "./pick-text";

type Texts = Partial<Record<Language, string>>;

type OwnPageMetadata = {
  route: "ownPage" | "article";
  slug: string;
  path: string;
  title: Texts;
  description: Texts;
  language: Language;
  /** Absolute address of the picture for link previews. */
  image: string;
};

/** The addresses of a page that exists only in the languages of its title. */
export function addressesOf(path: string, title: Texts, language: Language) {
  const shown = pickClosest(title, language)?.language ?? language;
  return { canonical: pageUrl(path, shown), languages: alternatesIn(path, writtenLanguages(title)) };
}

/** Metadata of a page that the school wrote. */
export function ownPageMetadata(page: OwnPageMetadata): Metadata {
  const { route, slug, path, title, description, language, image } = page;
  return pageMetadata({
    route,
    language,
    title: pickClosest(title, language)?.text ?? "",
    description: pickClosest(description, language)?.text ?? "",
    params: { slug },
    image,
    addresses: addressesOf(path, title, language),
  });
}
