import { consentHeader } from "../../base/contract/consent";
import { callOf, type ContractCall } from "../../base/contract/contract";
import { clientInfo, type CallName } from "../../base/contract/endpoints";
import { sampleResponses } from "../../base/contract/sample-responses";
import { samples } from "../../base/contract/samples";
import { languages } from "../../base/i18n/languages";
import { refusalStatuses } from "./refusals";
import { schemaOf, type JsonSchema } from "./schemas";

/** Tags that group the calls and the webhook events. */
export const tagDescriptions = {
  Home: "What the home page shows: banners, partner universities and teachers",
  Account: "Who is signed in",
  Apps: "Where the apps are downloaded, and in which version",
  "Series classes": "Classes with set dates: their lists, bookings and questions about them",
  "Live classes": "Free live classes, recordings of past ones, and popular courses",
  "Study in China": "Enrollment in the study-in-China campaign",
  Notifications: "What the site sends to the school's webhook when something happens",
} as const;

export type Tag = keyof typeof tagDescriptions;

export const tags: Record<CallName, Tag> = {
  homePage: "Home",
  partners: "Home",
  recommendedTeachers: "Home",
  profile: "Account",
  appVersions: "Apps",
  appDownload: "Apps",
  recommendedSets: "Series classes",
  bookCombo: "Series classes",
  preSales: "Series classes",
  preSaleRegister: "Series classes",
  preSaleApply: "Series classes",
  readyLives: "Live classes",
  videoRecords: "Live classes",
  recommendedCourses: "Live classes",
  abroadCreate: "Study in China",
  abroadIsApplied: "Study in China",
};

/** One call at one of its paths, as an OpenAPI operation. */
export function operation(name: CallName, isLoggedIn: boolean): object {
  const call = callOf(name);
  const needsToken = isLoggedIn || call.access === "token";
  const statuses = refusalStatuses(name, call, needsToken);
  return {
    operationId: isLoggedIn ? `${name}SignedIn` : name,
    summary: isLoggedIn ? `${call.summary}, as the student who asks` : call.summary,
    tags: [tags[name]],
    security: needsToken ? [{ bearer: [] }] : [],
    parameters: [
      languageHeader,
      ...(call.method === "GET" ? fieldParameters(name, call) : [idempotencyHeader]),
      ...(call.consents ? [consentParameter] : []),
    ],
    ...(call.method === "POST" && { requestBody: body(name, call) }),
    responses: {
      200: success(name, call),
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
      ),
    },
  };
}

const languageHeader = {
  name: "Accept-Language",
  in: "header",
  description: "Language of the texts that come back",
  schema: { type: "string", examples: [...languages] },
};
const idempotencyHeader = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key with the same request acts once",
  schema: { type: "string", minLength: 1, maxLength: 128 },
};
const consentParameter = {
  name: consentHeader,
  in: "header",
  description:
    "What the person agreed to in the form. Without this header no consent is recorded; one without privacy is refused",
  schema: { type: "string", examples: ["privacy"] },
};

function fieldParameters(name: CallName, call: ContractCall): object[] {
  const { properties = {}, required = [] } = schemaOf(call.request, "input");
  const example: Record<string, unknown> = { ...samples[name], ...clientInfo };
  return Object.entries(properties).map(([key, schema]) => {
    const inPath = call.path.includes(`{${key}}`);
    return {
      name: key,
      in: inPath ? "path" : "query",
      required: inPath || required.includes(key),
      schema: schema as JsonSchema,
      ...(key in example && { example: example[key] }),
    };
  });
}

function body(name: CallName, call: ContractCall): object {
  const example = { ...samples[name], ...clientInfo };
  return {
    required: true,
    content: { "application/json": { schema: schemaOf(call.request, "input"), example } },
  };
}

function success(name: CallName, call: ContractCall): object {
  const schema = {
    type: "object",
    properties: { code: { const: 0 }, message: { type: "string" }, data: schemaOf(call.response, "output") },
    required: ["code", "message", "data"],
  };
  const example = { code: 0, message: "", data: sampleResponses[name] };
  return { description: "Success", content: { "application/json": { schema, example } } };
}
