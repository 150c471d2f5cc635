import { fallbackLanguage } from "../../base/i18n/languages";
import { legalName, school, siteName } from "../../subjects/school/school";
import { clientInfo, endpoints, type CallName, type Endpoint } from "../../base/contract/endpoints";
import { operation, tagDescriptions } from "./operation";
import { refusalResponses, refusalSchema } from "./refusals";
import { namedSchemas } from "./schemas";
import { webhooks } from "./webhooks";

const describe = (name: string) => `The calls behind the website of ${name}.

Every answer is an envelope \`{ code, message, data }\`. Code 0 is success; judge by the code, whatever the HTTP
status. Every request carries \`version\` and \`client\`, in its JSON body or its query. Where a call has a second
path, signed-in students use that one. An unknown field is refused.`;

/** The OpenAPI 3.1 document of the provider's calls, generated from the contract table only. */
export function openApiDocument() {
  const name = siteName(fallbackLanguage);
  const { email } = school();
  return {
    openapi: "3.1.0",
    info: {
      title: `${name} calls`,
      version: clientInfo.version,
      description: describe(name),
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: legalName(fallbackLanguage), ...(email && { email }) },
    },
    servers: [{ url: "/", description: "This site" }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    webhooks: webhooks(),
    paths: Object.fromEntries((Object.entries(endpoints) as [CallName, Endpoint][]).flatMap(paths)),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of a signed-in account" },
      },
      schemas: { Refusal: refusalSchema, ...namedSchemas() },
      responses: refusalResponses(),
    },
  };
}

function paths([name, { method, path, loggedInPath }]: [CallName, Endpoint]): [string, object][] {
  const item = (isLoggedIn: boolean) => ({ [method.toLowerCase()]: operation(name, isLoggedIn) });
  const open: [string, object] = [path, item(false)];
  return loggedInPath ? [open, [loggedInPath, item(true)]] : [open];
}
