import type * as z from "zod";
import type { Call as AnyCall, RequestOf, ResponseOf } from "./call";
import { phoneToE164, toE164 } from "../reference/e164";
import { codes } from "./codes";
import { endpoints, type CallName, type Endpoint } from "./endpoints";
import * as s from "./schemas";

/** One call of the provider: its address, its request (body, query and path fields together) and its response. */
export type ContractCall = AnyCall & Endpoint & { summary: string };

/** The 16 calls of the provider (spec section 7): the single source for client, gateway, provider and documentation. */
export const contract = {
  homePage: {
    ...endpoints.homePage,
    limit: null,
    summary: "Banners, body images, videos or adverts of one placement",
    request: s.homePageRequest,
    response: s.homePageResponse,
  },
  profile: {
    ...endpoints.profile,
    limit: null,
    summary: "Who the token belongs to",
    request: s.noInput,
    response: s.profileResponse,
  },
  appVersions: {
    ...endpoints.appVersions,
    limit: null,
    summary: "Install addresses of the apps",
    request: s.noInput,
    response: s.appVersionsResponse,
  },
  recommendedSets: {
    ...endpoints.recommendedSets,
    limit: null,
    summary: "Recommended series classes in a language",
    request: s.recommendedSetsRequest,
    response: s.seriesClassList,
  },
  bookCombo: {
    ...endpoints.bookCombo,
    limit: null,
    isForm: true,
    summary: "Book a recommended series class with class points",
    request: s.bookComboRequest,
    response: s.bookComboResponse,
  },
  appDownload: {
    ...endpoints.appDownload,
    limit: null,
    summary: "Download address and version of one app",
    request: s.appDownloadRequest,
    response: s.appDownloadResponse,
  },
  partners: {
    ...endpoints.partners,
    limit: null,
    summary: "Partner universities",
    request: s.noInput,
    response: s.partnersResponse,
  },
  recommendedTeachers: {
    ...endpoints.recommendedTeachers,
    limit: null,
    summary: "Teachers shown on the home page",
    request: s.noInput,
    response: s.recommendedTeachersResponse,
  },
  preSales: {
    ...endpoints.preSales,
    limit: null,
    summary: "Hot-sell series classes",
    request: s.preSalesRequest,
    response: s.seriesClassList,
  },
  preSaleRegister: {
    ...endpoints.preSaleRegister,
    limit: "enquiry",
    consents: { documents: ["privacy"], isHeaderOptional: true },
    // Phones are counted in E.164, so that one number cannot be written in several ways.
    limitKeys: ({ phone }: z.output<typeof s.preSaleRegisterRequest>) => ({ phone: phoneToE164(phone) }),
    isForm: true,
    summary: "A visitor asks about a series class, or a company about classes for its team",
    request: s.preSaleRegisterRequest,
    response: s.nothing,
  },
  preSaleApply: {
    ...endpoints.preSaleApply,
    limit: null,
    isForm: true,
    summary: "A student applies for a hot-sell series class with class points",
    request: s.preSaleApplyRequest,
    response: s.preSaleApplyResponse,
  },
  readyLives: {
    ...endpoints.readyLives,
    limit: null,
    summary: "Upcoming live classes",
    request: s.livesRequest,
    response: s.readyLivesResponse,
  },
  videoRecords: {
    ...endpoints.videoRecords,
    limit: null,
    summary: "Recordings of past live classes",
    request: s.livesRequest,
    response: s.videoRecordsResponse,
  },
  recommendedCourses: {
    ...endpoints.recommendedCourses,
    limit: null,
    summary: "Popular courses",
    request: s.recommendedCoursesRequest,
    response: s.recommendedCoursesResponse,
  },
  abroadCreate: {
    ...endpoints.abroadCreate,
    limit: "enrolment",
    consents: { documents: ["privacy"], isHeaderOptional: true },
    limitKeys: ({ phone_code, phone_number, email }: z.output<typeof s.abroadCreateRequest>) => ({
      phone: toE164(phone_code, phone_number),
      email: email.toLowerCase(),
    }),
    isForm: true,
    // An enrolment with another email discloses that the phone is enrolled.
    disclosure: {
      limit: "enrolledTold",
      isDisclosed: ({ code }: { code: number }) => code === codes.alreadyApplied.code,
    },
    summary: "Enrol in the study-in-China campaign",
    request: s.abroadCreateRequest,
    response: s.abroadCreateResponse,
  },
  abroadIsApplied: {
    ...endpoints.abroadIsApplied,
    limit: "enrolledCheck",
    limitKeys: ({ code, num }: z.output<typeof s.abroadIsAppliedRequest>) => ({ phone: toE164(code, num) }),
    isForm: true,
    summary: "Whether a phone number is enrolled in the campaign",
    request: s.abroadIsAppliedRequest,
    response: s.abroadIsAppliedResponse,
  },
} as const satisfies Record<CallName, ContractCall>;

type Contract = typeof contract;
type ClientField = "version" | "client";

/** A caller's input: without the client fields, which the client adds, and with optional defaults. */
export type PublicCallInput<Name extends CallName> = Omit<z.input<Contract[Name]["request"]>, ClientField>;
/** A handler's request: validated, with defaults filled in. */
export type CallRequest<Name extends CallName> = RequestOf<Contract, Name>;
export type PublicCallResponse<Name extends CallName> = ResponseOf<Contract, Name>;

/** A function, so that the result has the general type for a name known only at run time. */
export function callOf(name: CallName): ContractCall {
  return contract[name];
}
