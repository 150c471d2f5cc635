import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { contract } from "../../base/contract/contract";
import { clientInfo, type Endpoint } from "../../base/contract/endpoints";
import { sampleResponses } from "../../base/contract/sample-responses";
import { samples } from "../../base/contract/samples";
import { webhookEventSchema, eventSchemas } from "../../engines/notifications/events";
import { invalidInputs, callNames, routes, postNames } from "../../../testing/gateway/requests";
import { openApiDocument } from "./document";

const text = JSON.stringify(openApiDocument());
/** The document as published: plain JSON. */
const document = JSON.parse(text);

function operationOf(name: (typeof callNames)[number], isLoggedIn = false) {
  const { method, path, loggedInPath }: Endpoint = contract[name];
  return document.paths[(isLoggedIn && loggedInPath) || path]?.[method.toLowerCase()];
}

/** Compiles the document's schemas as a client's tool would. */
function compile(schema: unknown) {
  const ajv = addFormats(
    new Ajv({ strict: true, strictRequired: false, strictTypes: false, allErrors: true }),
  );
  ajv.addKeyword("example");
  const whole = JSON.stringify({ ...(schema as object), $defs: document.components.schemas });
  return ajv.compile(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
}

test("it is a valid OpenAPI 3.1 document without broken references", async () => {
  await expect(SwaggerParser.validate(JSON.parse(text))).resolves.toMatchObject({ openapi: "3.1.0" });
  expect(text).not.toContain('"$schema"');
  expect(document.info).toMatchObject({
    version: clientInfo.version,
    title: expect.stringContaining("Yuqiao"),
  });
});

test("it passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("it has exactly the routes of the contract", () => {
  const named = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rows = routes.map(({ name, isLoggedIn }) => {
    const { method, path, loggedInPath }: Endpoint = contract[name];
    return `${method} ${isLoggedIn ? loggedInPath : path}`;
  });
  expect(named.sort()).toEqual(rows.sort());
  const ids = routes.map(({ name, isLoggedIn }) => operationOf(name, isLoggedIn).operationId);
  expect(new Set(ids).size).toBe(routes.length);
});

test.each(routes)("$name (logged in: $isLoggedIn) is described completely", ({ name, isLoggedIn }) => {
  const operation = operationOf(name, isLoggedIn);
  const needsToken = isLoggedIn || contract[name].access === "token";
  expect(operation.summary).toContain(contract[name].summary);
  expect(operation.security).toEqual(needsToken ? [{ bearer: [] }] : []);
  expect("requestBody" in operation).toBe(contract[name].method === "POST");
  expect(Object.keys(operation.responses)).toEqual(
    expect.arrayContaining(["200", "400", "500", "502", "504"]),
  );
  expect("401" in operation.responses).toBe(needsToken);
});

test.each(postNames)("the schema of %s accepts the same bodies as the gateway", (name) => {
  const { schema, example } = operationOf(name).requestBody.content["application/json"];
  const accepts = compile(schema);
  expect([accepts(example), accepts.errors]).toEqual([true, null]);
  expect(accepts(samples[name])).toBe(true);
  const misjudged = invalidInputs
    .filter((input) => input.name === name && accepts(input.fields))
    .map(({ problem }) => problem);
  // JSON Schema cannot express which labels an interest may join; only its length and type are checked.
  expect(misjudged).toEqual([]);
});

test.each(callNames.filter((name) => contract[name].method === "GET"))(
  "the fields of %s are parameters",
  (name) => {
    const parameters: { name: string; in: string; required?: boolean; schema: object; example?: unknown }[] =
      operationOf(name).parameters.filter((parameter: { in: string }) => parameter.in !== "header");
    const names = parameters.map((parameter) => parameter.name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(samples[name]), "version", "client"]));
    for (const parameter of parameters) {
      const accepts = compile(parameter.schema);
      if (parameter.example !== undefined) expect(accepts(parameter.example)).toBe(true);
      expect(parameter.in).toBe(contract[name].path.includes(`{${parameter.name}}`) ? "path" : "query");
    }
  },
);

test.each(callNames)("the schema of %s matches its response", (name) => {
  const { schema, example } = operationOf(name).responses[200].content["application/json"];
  const accepts = compile(schema);
  const good = { code: 0, message: "", data: sampleResponses[name] };
  expect([accepts(good), accepts.errors]).toEqual([true, null]);
  expect(example).toEqual(good);
  expect(accepts({ ...good, code: 4000 })).toBe(false);
  expect(accepts({ ...good, data: "text" })).toBe(false);
});

test("the webhook schema matches a sent event", () => {
  expect(Object.keys(document.webhooks)).toEqual(Object.keys(eventSchemas));
  const { schema } = document.webhooks["booking.made"].post.requestBody.content["application/json"];
  const accepts = compile(schema);
  const student = { id: 2, name: "An" };
  const data = {
    id: 1,
    student,
    email: null,
    language: "vi-VN",
    class: { id: 4, name: { "en-US": "HSK 3" } },
    points: 30,
  };
  const event = { type: "booking.made", timestamp: "2026-03-04T04:00:00.000Z", data };
  expect([accepts(event), accepts.errors]).toEqual([true, null]);
  expect(webhookEventSchema("booking.made").parse(event)).toEqual(event);
  expect(accepts({ ...event, type: "trial.asked" })).toBe(false);
});

test("every refusal lists its codes", () => {
  for (const [id, response] of Object.entries(document.components.responses)) {
    const status = Number(id.replace("Refusal", ""));
    const accepts = compile(
      (response as { content: Record<string, { schema: object }> }).content["application/json"]?.schema,
    );
    expect(accepts({ code: 0, message: "" })).toBe(false);
    expect(
      accepts({ code: status === 409 ? 4091 : status === 401 ? 4200 : status * 10, message: "no" }),
    ).toBe(true);
  }
});
