import type { PublicCallInput } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { tokenFailureCode } from "../../base/contract/token-failure";
import { fallbackLanguage, languages, type Language } from "../../base/i18n/languages";
import { appTypes } from "../../base/links/qr";
import { coursePage, livePage } from "../../subjects/live/pages";
import { placements } from "../../subjects/placements/names";
import { maxPageSize, perPage, recommendedRequest } from "../../subjects/series/pages";

/** One request that the site sends to its provider. */
export type ProviderRequest = {
  name: CallName;
  input: object;
  language: Language;
  /** The part of the site that shows the data and would be empty without it. */
  shows: string;
  /** Token of a logged-in visitor; selects the call's second path, if it has one. */
  token?: string;
  /** Idempotency key of a request that changes something. */
  key?: string;
  /** Also requests the following pages, as far as the site reads them. */
  allPages?: boolean;
  /** Accepted codes; default 0 only. */
  expected?: readonly number[];
};

/** A call's input, type-checked against the contract. */
function row<Name extends CallName>(name: Name, input: PublicCallInput<Name>, shows: string) {
  return { name, input, shows };
}

/** Requests of pages, in each of their languages. */
const pageRequests = (language: Language) => [
  row("homePage", placements.homeBanners, "home page: banners"),
  row("homePage", placements.homeImages, "home page: body images"),
  row("homePage", placements.homeVideo, "home page: video"),
  row("homePage", placements.classBanners, "class page: banners"),
  row("homePage", placements.liveBanner, "live page: banner"),
  row("homePage", placements.hotSellBanner, "hot-sell page: banner"),
  row("homePage", placements.advert, "every page: advert"),
  row("recommendedSets", recommendedRequest(language), "hot-sell page: recommended series classes"),
  row("appDownload", { type: appTypes.android }, "download page: Android app"),
  row("appDownload", { type: appTypes.ios }, "download page: iOS app"),
  row("partners", {}, "home page: partners"),
  row("recommendedTeachers", {}, "home page: teachers"),
  row("preSales", { page: 1, per_page: perPage }, "hot-sell page: series classes"),
  { ...row("preSales", { page: 1, per_page: maxPageSize }, "pages of series classes"), allPages: true },
  row("readyLives", livePage, "live page: upcoming classes"),
  row("videoRecords", livePage, "live page: recordings"),
  row("recommendedCourses", coursePage, "live page: hot courses"),
];

/** A number reserved for fiction (555-01xx): it belongs to no one. */
export const testPhone = { code: 1, number: 2025550143 };

/** Requests of visitors: for pages in every language, and lookups of forms. They change nothing. */
export function visitorRequests(): ProviderRequest[] {
  const language = fallbackLanguage;
  const enrolled = { code: String(testPhone.code), num: String(testPhone.number) };
  return [
    ...languages.flatMap((each) => pageRequests(each).map((ask) => ({ ...ask, language: each }))),
    { ...row("appVersions", {}, "readiness: whether the provider is there"), language },
    { ...row("abroadIsApplied", enrolled, "campaign: whether a phone is enrolled"), language },
  ];
}

/** A token that no provider issued. */
const badToken = "not-a-token";

/** Requests with a token: an expired one, and `token` if given. */
export function memberRequests(token: string | undefined): ProviderRequest[] {
  const language = fallbackLanguage;
  const expiredLogin = "every page: that a login has expired";
  const expired = {
    ...row("profile", {}, expiredLogin),
    language,
    token: badToken,
    expected: [tokenFailureCode],
  };
  if (token === undefined) return [expired];
  const first = { page: 1, per_page: perPage };
  return [
    expired,
    { ...row("profile", {}, "every page: who is signed in"), language, token },
    { ...row("recommendedSets", recommendedRequest(language), "hot-sell page, signed in"), language, token },
    { ...row("preSales", first, "hot-sell page, signed in"), language, token },
  ];
}
