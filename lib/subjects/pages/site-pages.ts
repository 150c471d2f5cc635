import { internalPaths, paths } from "../../base/paths";
import { regions } from "../../base/reference/campaign-regions";
import type { DocumentName } from "../texts/document-names";

/*
 * The pages and menus that come with the site, and the sections of each in their default order. A built-in section is a
 * component of its own; the school can move and hide it and change its texts.
 */

export type BuiltInSection = {
  /** Namespaces, or single messages, of `messages/<language>/site.json` with its texts. */
  texts?: readonly string[];
  /** The Markdown document that it shows. */
  document?: DocumentName;
  /** Whether it has texts only: it cannot be moved, hidden or scheduled. */
  isFixed?: true;
};

type SitePage = {
  /** Id of its record at the desk; never changes. */
  id: number;
  /** Pages that show it; its record is previewed there. */
  paths: readonly string[];
  sections: Readonly<Record<string, BuiltInSection>>;
  /** What staff can add to it. */
  adds: "sections" | "links" | "nothing";
};

/** Title and description in search results and link previews. */
const searchResult = (route: string) =>
  ({ searchResult: { texts: [`meta.${route}`], isFixed: true } }) as const;
/** Its texts are edited on the home page. */
const closing = { closing: {} } as const;

export const sitePages = {
  home: {
    id: 1,
    paths: [paths.home],
    adds: "sections",
    sections: {
      ...searchResult("home"),
      hero: { texts: ["home.hero"] },
      // Shown while a class has free spots.
      starting: { texts: ["home.starting"] },
      facts: { texts: ["home.facts"] },
      teachers: { texts: ["home.teachers"] },
      body: { texts: ["home.body"] },
      // Shown while a class is open and packages are on sale.
      costs: { texts: ["home.costs"] },
      freeClass: { texts: ["home.freeClass"] },
      // Shown once a student's voice is published.
      voices: { texts: ["home.voices"] },
      partners: { texts: ["home.partners"] },
      closing: { texts: ["home.closing"] },
    },
  },
  class: {
    id: 2,
    paths: [paths.class],
    adds: "sections",
    sections: {
      ...searchResult("class"),
      hero: { texts: ["classPage.hero"] },
      banner: {},
      steps: { texts: ["classPage.steps"] },
      formats: { texts: ["classPage.formats"] },
      day: { texts: ["classPage.day", "classPage.rules"] },
      devices: { texts: ["classPage.devices"] },
      deviceCheck: {},
      business: {},
      ...closing,
    },
  },
  about: {
    id: 3,
    paths: [paths.aboutUs],
    adds: "sections",
    sections: {
      ...searchResult("aboutUs"),
      hero: { document: "about" },
      facts: {},
      story: {},
      contact: { texts: ["aboutPage"] },
      ...closing,
    },
  },
  help: {
    id: 4,
    paths: [paths.help],
    adds: "sections",
    sections: { ...searchResult("help"), questions: { document: "help", texts: ["help.more"] } },
  },
  business: {
    id: 5,
    paths: [paths.business],
    adds: "sections",
    sections: {
      ...searchResult("business"),
      hero: { texts: ["business.title", "business.text", "business.cta"] },
      offer: { texts: ["business.learn", "business.classes", "business.places"] },
      steps: { texts: ["business.how"] },
      enquiry: { texts: ["business.form.title", "business.form.text"] },
    },
  },
  try: {
    id: 16,
    paths: [paths.try],
    adds: "sections",
    sections: {
      ...searchResult("try"),
      hero: { texts: ["try.hero"] },
      writing: { texts: ["try.writing"] },
      tones: { texts: ["try.tones", "try.voice"] },
      word: { texts: ["try.word"] },
      ...closing,
    },
  },
  download: {
    id: 6,
    paths: [paths.mobileDownload],
    adds: "sections",
    sections: {
      ...searchResult("mobileDownload"),
      download: { texts: ["download.title", "download.text", "download.codes", "download.links"] },
    },
  },
  privacy: {
    id: 7,
    paths: [paths.privacy],
    adds: "nothing",
    sections: { ...searchResult("privacy"), document: { document: "privacy", isFixed: true } },
  },
  terms: {
    id: 8,
    paths: [paths.userAgreement],
    adds: "nothing",
    sections: {
      ...searchResult("userAgreement"),
      document: { document: "terms", isFixed: true },
      summary: { document: "terms-summary", isFixed: true },
    },
  },
  plusTerms: {
    id: 9,
    paths: [paths.plusTerms],
    adds: "nothing",
    sections: { ...searchResult("plusTerms"), document: { document: "plus-terms", isFixed: true } },
  },
  /** What all seasons of the campaign have in common; a season has its own texts. */
  campaign: {
    id: 10,
    paths: regions.map((region) => internalPaths.campaign("home", region)),
    adds: "nothing",
    sections: {
      searchResult: { texts: ["campaign.meta", "campaign.over.meta"], isFixed: true },
      hero: {
        texts: ["campaign.register", "campaign.enrolledCount", "campaign.speakers", "campaign.back"],
        isFixed: true,
      },
      clock: { texts: ["campaign.clock"], isFixed: true },
      vouchers: { texts: ["campaign.vouchers", "campaign.over.vouchers", "campaign.bar"], isFixed: true },
      talks: { texts: ["campaign.sessions", "campaign.lineup"], isFixed: true },
      hskCourses: { texts: ["campaign.hskBlock", "campaign.hsk"], isFixed: true },
      prize: { texts: ["campaign.prize", "campaign.over.prize"], isFixed: true },
      enrolForm: {
        texts: ["campaign.form.title", "campaign.form.lead", "campaign.over.form", "campaign.form.more"],
        isFixed: true,
      },
      enrolled: {
        texts: ["campaign.enrolled.title", "campaign.enrolled.coupons", "campaign.success"],
        isFixed: true,
      },
      frame: { texts: ["campaign.frame.toSite", "campaign.frame.regions"], isFixed: true },
    },
  },
  /** The tabs of the header. */
  tabs: {
    id: 11,
    paths: [paths.home],
    adds: "links",
    sections: {
      home: { texts: ["header.home"] },
      class: { texts: ["header.class"] },
      live: { texts: ["header.live"] },
      hotSell: { texts: ["header.hotSell"] },
    },
  },
  /** The row above the tabs; on phones the links below them. */
  tools: {
    id: 12,
    paths: [paths.home],
    adds: "links",
    sections: {
      study: { texts: ["header.study"] },
      business: { texts: ["header.business"] },
      prices: {},
      levelTest: { texts: ["levelTest.name"] },
      help: { texts: ["header.help"] },
      app: { texts: ["header.app"] },
      about: { texts: ["header.aboutUs"] },
    },
  },
  footerLearn: {
    id: 13,
    paths: [paths.home],
    adds: "links",
    sections: {
      frame: { texts: ["footer.tagline", "footer.learn"], isFixed: true },
      class: {},
      live: {},
      hotSell: {},
      // Shown while packages are on sale.
      prices: { texts: ["prices.title"] },
      levelTest: {},
      try: { texts: ["header.try"] },
      study: {},
    },
  },
  footerSchool: {
    id: 14,
    paths: [paths.home],
    adds: "links",
    sections: {
      frame: { texts: ["footer.school"], isFixed: true },
      aboutUs: {},
      help: {},
      business: {},
      terms: { texts: ["header.terms"] },
      privacy: { texts: ["header.privacy"] },
      // Shown once there is an article.
      news: { texts: ["news.title"] },
    },
  },
} as const satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof sitePages;
/** The built-in sections of a page. */
export type BuiltInName<Page extends SitePageName> = keyof (typeof sitePages)[Page]["sections"] & string;

const byId = new Map(
  (Object.keys(sitePages) as SitePageName[]).map((name) => [sitePages[name].id as number, name]),
);
/** The page with the id of a record. */
export const findSitePage = (id: number): SitePageName | undefined => byId.get(id);
export const sitePage = (name: SitePageName): SitePage => sitePages[name];
