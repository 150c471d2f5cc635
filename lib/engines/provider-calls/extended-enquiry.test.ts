import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleResponses } from "../../base/contract/sample-responses";
import { samples } from "../../base/contract/samples";
import { log } from "../../base/log/log";
import { resetCircuits, buildRequest } from "../../../testing/gateway/requests";
import type { Provider } from "./call-provider";
import { handle } from "./handle";

/* An enquiry of a company, or about no class, at a provider that implements only the specification's call. */

type ReceivedRequest = { path: string; body: Record<string, unknown> };
const received: ReceivedRequest[] = [];
let responseFor: (request: ReceivedRequest) => object;
const host = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const entry = { path: request.url ?? "", body: JSON.parse(text) as ReceivedRequest["body"] };
  received.push(entry);
  response.end(JSON.stringify(responseFor(entry)));
});
let provider: Provider;

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  provider = {
    apiHost: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    timeoutMsOf: () => 5000,
    embedded: jest.fn(),
  };
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
beforeEach(() => {
  received.length = 0;
  resetCircuits();
  jest.spyOn(log, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const company = {
  name: "Acme",
  size: "1-5",
  goals: ["unsure"],
  email: "lan@acme.example",
  message: "",
};
const { id: _id, ...person } = samples.preSaleRegister;
const success = { code: 0, message: "", data: {} };
const classes = { code: 0, message: "", data: sampleResponses.preSales };
const isList = ({ path }: ReceivedRequest) => /presale$/i.test(path);

const send = async (fields: object = { ...person, company }) =>
  (await handle(buildRequest("preSaleRegister", fields), provider)).json() as Promise<{ code: number }>;

test("the first class is used, the company is appended to the name, and the details are sent", async () => {
  responseFor = (request) => (isList(request) ? classes : success);
  expect(await send()).toMatchObject({ code: 0 });
  expect(received).toHaveLength(2);
  expect(received[1]?.body).toEqual({
    ...person,
    id: sampleResponses.preSales.list[0]?.id,
    name: `${person.name}, Acme`,
    company,
    version: "1.0.0",
    client: "web",
  });
});

test("a provider that refuses the field gets the lead without it", async () => {
  responseFor = (request) =>
    isList(request)
      ? classes
      : "company" in request.body
        ? { code: 4000, message: "unknown field", data: {} }
        : success;
  expect(await send()).toMatchObject({ code: 0 });
  expect(received.map(({ body }) => "company" in body)).toEqual([false, true, false]);
});

test("a question about no class goes to the first class, one about a class to its own", async () => {
  responseFor = (request) => (isList(request) ? classes : success);
  await send({ ...person, message: "When do you start?" });
  await send({ ...person, id: 7, message: "When?" });
  const sent = received.filter((request) => !isList(request)).map(({ body }) => body);
  const [first] = sampleResponses.preSales.list;
  expect(sent).toMatchObject([
    { id: first?.id, name: person.name, message: "When do you start?" },
    { id: 7, message: "When?" },
  ]);
  expect(sent.some((body) => "company" in body)).toBe(false);
});

test("the combined name stays within the maximum length", async () => {
  responseFor = (request) => (isList(request) ? classes : success);
  await send({ ...person, company: { ...company, name: "x".repeat(100) } });
  expect(String(received[1]?.body["name"])).toHaveLength(100);
});

test("without any class the call fails", async () => {
  responseFor = () => ({ code: 0, message: "", data: { total: 0, page: 1, per_page: 1, list: [] } });
  expect(await send()).toMatchObject({ code: 5020 });
  expect(received).toHaveLength(1);
});

test.each([
  ["neither a class nor a company", person, "id"],
  ["both", { ...person, id: 1, company }, "id"],
  ["a blank question", { ...person, message: " " }, "id"],
  ["a company with a message of its own and another", { ...person, company, message: "Hi" }, "id"],
  ["a question without end", { ...person, message: "x".repeat(2001) }, "message"],
  ["a goal that is none", { ...person, company: { ...company, goals: ["fun"] } }, "company.goals.0"],
  ["a goal twice", { ...person, company: { ...company, goals: ["hsk", "hsk"] } }, "company.goals"],
  ["no goal", { ...person, company: { ...company, goals: [] } }, "company.goals"],
  ["a blank company", { ...person, company: { ...company, name: " " } }, "company.name"],
  ["a size that is none", { ...person, company: { ...company, size: "12" } }, "company.size"],
  [
    "a message without end",
    { ...person, company: { ...company, message: "x".repeat(2001) } },
    "company.message",
  ],
  ["an unknown field", { ...person, company: { ...company, budget: 1 } }, "company.budget"],
])("%s is refused with the field's path", async (_what, fields, path) => {
  const answer = (await send(fields)) as unknown as { code: number; data: { issues: { path: string }[] } };
  expect(answer.code).toBe(4000);
  expect(answer.data.issues.map((issue) => issue.path)).toContain(path);
  expect(received).toEqual([]);
});
