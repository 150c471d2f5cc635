import "./lib/follow-parent.mjs";
import { createServer } from "node:http";
import { sampleResponses } from "../lib/base/contract/sample-responses";
import { matchCall } from "../lib/engines/provider-calls/match";

// e2e-recorder.ts <port>: a fake provider at API_HOST for the browser tests. It responds to each call with the contract's
// sample, and to GET /recorded?text=… with the recorded requests that contain the text, oldest first.

type RecordedRequest = { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: string };

const maxRecorded = 2000;
const recordedRequests: RecordedRequest[] = [];

/** With a deadline far in the future, so that tests can apply on any day. */
const preSales = {
  ...sampleResponses.preSales,
  list: sampleResponses.preSales.list.map((item) => ({ ...item, deadline: "2099-01-01T00:00:00Z" })),
};

function createResponse(method: string, url: string): unknown {
  const { pathname, searchParams } = new URL(url, "http://recorder");
  if (pathname === "/recorded") {
    const text = searchParams.get("text") ?? "";
    return recordedRequests.filter((request) => (request.url + request.body).includes(text));
  }
  const match = matchCall(method, pathname);
  if (match.kind !== "call") return { code: 4040, message: "no such call" };
  return { code: 0, message: "", data: { ...sampleResponses, preSales }[match.name] };
}

createServer(async (request, response) => {
  const { method = "", url = "", headers } = request;
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const text = JSON.stringify(createResponse(method, url));
  if (!url.startsWith("/recorded")) recordedRequests.push({ method, url, headers, body });
  recordedRequests.splice(0, recordedRequests.length - maxRecorded);
  response.writeHead(200, { "Content-Type": "application/json" }).end(text);
}).listen(Number(process.argv[2]), "127.0.0.1");
