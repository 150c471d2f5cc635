import type * as z from "zod";
import { endpoints, type CallName, type Endpoint } from "./endpoints";
import * as s from "./schemas";

/** One call of the provider: its address, its request (body, query and path fields together) and its response. */
export type Call = Endpoint & {
  summary: string;
  request: z.ZodType;
  response: z.ZodType;
};

/** The 16 calls of the provider (spec section 7): the single source for client, gateway, provider and documentation. */
export const contract = {
  homePage: {
    ...endpoints.homePage,
    summary: "Banners, body images, videos or adverts of one placement",
    request: s.homePageRequest,
    response: s.homePageResponse,
  },
  profile: {
    ...endpoints.profile,
    summary: "Who the token belongs to",
    request: s.noInput,
    response: s.profileResponse,
  },
  appVersions: {
    ...endpoints.appVersions,
    summary: "Install addresses of the apps",
    request: s.noInput,
    response: s.appVersionsResponse,
  },
  recommendedSets: {
    ...endpoints.recommendedSets,
    summary: "Recommended series classes in a language",
    request: s.recommendedSetsRequest,
    response: s.seriesClassList,
  },
  bookCombo: {
    ...endpoints.bookCombo,
    summary: "Book a recommended series class with class points",
    request: s.bookComboRequest,
    response: s.bookComboResponse,
  },
  appDownload: {
    ...endpoints.appDownload,
    summary: "Download address and version of one app",
    request: s.appDownloadRequest,
    response: s.appDownloadResponse,
  },
  partners: {
    ...endpoints.partners,
    summary: "Partner universities",
    request: s.noInput,
    response: s.partnersResponse,
  },
  recommendedTeachers: {
    ...endpoints.recommendedTeachers,
    summary: "Teachers shown on the home page",
    request: s.noInput,
    response: s.recommendedTeachersResponse,
  },
  preSales: {
    ...endpoints.preSales,
    summary: "Hot-sell series classes",
    request: s.preSalesRequest,
    response: s.seriesClassList,
  },
  preSaleRegister: {
    ...endpoints.preSaleRegister,
    summary: "A visitor asks about a series class, or a company about classes for its team",
    request: s.preSaleRegisterRequest,
    response: s.nothing,
  },
  preSaleApply: {
    ...endpoints.preSaleApply,
    summary: "A student applies for a hot-sell series class with class points",
    request: s.preSaleApplyRequest,
    response: s.preSaleApplyResponse,
  },
  readyLives: {
    ...endpoints.readyLives,
    summary: "Upcoming live classes",
    request: s.livesRequest,
    response: s.readyLivesResponse,
  },
  videoRecords: {
    ...endpoints.videoRecords,
    summary: "Recordings of past live classes",
    request: s.livesRequest,
    response: s.videoRecordsResponse,
  },
  recommendedCourses: {
    ...endpoints.recommendedCourses,
    summary: "Popular courses",
    request: s.recommendedCoursesRequest,
    response: s.recommendedCoursesResponse,
  },
  abroadCreate: {
    ...endpoints.abroadCreate,
    summary: "Enrol in the study-in-China campaign",
    request: s.abroadCreateRequest,
    response: s.abroadCreateResponse,
  },
  abroadIsApplied: {
    ...endpoints.abroadIsApplied,
    summary: "Whether a phone number is enrolled in the campaign",
    request: s.abroadIsAppliedRequest,
    response: s.abroadIsAppliedResponse,
  },
} as const satisfies Record<CallName, Call>;

type Contract = typeof contract;
type ClientField = "version" | "client";

/** A caller's input: without the client fields, which the client adds, and with optional defaults. */
export type CallInput<Name extends CallName> = Omit<z.input<Contract[Name]["request"]>, ClientField>;
/** A handler's request: validated, with defaults filled in. */
export type CallRequest<Name extends CallName> = z.output<Contract[Name]["request"]>;
export type CallResponse<Name extends CallName> = z.output<Contract[Name]["response"]>;

/** A function, so that the result has the general type for a name known only at run time. */
export function callOf(name: CallName): Call {
  return contract[name];
}
