import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PublicCallResponse } from "../../lib/base/contract/contract";
import type { CallName } from "../../lib/base/contract/endpoints";
import { sampleResponses } from "../../lib/base/contract/sample-responses";
import { matchCall } from "../../lib/engines/provider-calls/match";
import { findRowList } from "../../lib/base/contract/row-list";
import { isOptional } from "./arbitrary-rows";

type FaultHandler = (response: ServerResponse, body: string) => void;

/** Failures of an external provider after the connection is established. For a refused one, the host stops listening. */
const faultHandlers = {
  reset: (response) => void response.socket?.resetAndDestroy(),
  timeout: () => undefined,
  "slow drip": (response, body) => {
    response.writeHead(200, jsonHeaders);
    let sent = 0;
    const timer = setInterval(() => response.write(body[sent++ % body.length]), 20);
    response.once("close", () => clearInterval(timer));
  },
  "500": (response) => void response.writeHead(500).end("Internal Server Error"),
  "5000": (response) =>
    void response.writeHead(500, jsonHeaders).end('{"code":5000,"message":"Out of order"}'),
  "4200": (response) =>
    void response.writeHead(401, jsonHeaders).end('{"code":4200,"message":"Token expired"}'),
  HTML: (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Hello</title>"),
  "truncated JSON": (response, body) => {
    response.writeHead(200, jsonHeaders).end(body.slice(0, body.length / 2));
  },
  "wrong types": (response, body) => {
    const data = JSON.parse(body).data as object;
    response
      .writeHead(200, jsonHeaders)
      .end(JSON.stringify({ code: 0, message: "", data: corruptTypes(data) }));
  },
  "10 MB": (response) => void response.writeHead(200, jsonHeaders).end(`"${"x".repeat(10 * 1024 * 1024)}"`),
  empty: (response) => void response.writeHead(200, jsonHeaders).end(),
} satisfies Record<string, FaultHandler>;

const jsonHeaders = { "Content-Type": "application/json" };

export type Fault = keyof typeof faultHandlers | "refused";
const respondingFaults = Object.keys(faultHandlers) as Fault[];
export const faults = ["refused", ...respondingFaults] as Fault[];

/** Invalid parts in otherwise successful responses: each function changes the data of a valid response. */
const dataFaults = {
  /** Adds null and, for each required field, a row in which that field is invalid. */
  "invalid rows": (name, data) => {
    const list = findRowList(name);
    if (!list) return data;
    const rows = data[list.key] as object[];
    const required = Object.entries(list.row.shape).filter(([, field]) => !isOptional(field));
    return { ...data, [list.key]: [null, ...required.map(([key]) => ({ ...rows[0], [key]: {} })), ...rows] };
  },
  /** Adds, for each optional field, a row in which that field is invalid. */
  "invalid fields": (name, data) => {
    const list = findRowList(name);
    if (!list) return data;
    const [row] = data[list.key] as object[];
    const optional = Object.entries(list.row.shape).filter(([, field]) => isOptional(field));
    return { ...data, [list.key]: [row, ...optional.map(([key]) => ({ ...row, [key]: { invalid: true } }))] };
  },
  "invalid paging": (_name, data) =>
    "total" in data ? { ...data, total: "1", page: null, per_page: -1 } : data,
} satisfies Record<string, (name: CallName, data: Record<string, unknown>) => object>;

export type DataFault = keyof typeof dataFaults;

/** Replaces each value by one of another type, and an empty object by a string. */
function corruptTypes(data: object): unknown {
  const entries = Object.entries(data).map(([key, value]) => [key, typeof value === "string" ? 1 : "x"]);
  return entries.length ? Object.fromEntries(entries) : "x";
}

function isDataFault(fault: Fault | DataFault | undefined): fault is DataFault {
  return fault !== undefined && Object.hasOwn(dataFaults, fault);
}

type ResponseData = { [Name in CallName]: PublicCallResponse<Name> };

/**
 * Starts an external provider on this machine. All calls succeed until `fail` or `cycleFaults` is called.
 * @param responses data that replaces the contract's samples
 */
export async function startFaultyHost(responses: Partial<ResponseData> = {}) {
  let fault: Fault | DataFault | undefined;
  let selectsCall: ((call: CallName) => boolean) | undefined;
  /** Faults used since `cycleFaults` was called; undefined in all other modes. */
  let usedFaults: Set<Fault> | undefined;
  let faultIndex = 0;
  const calls: { call: CallName; request: IncomingMessage }[] = [];
  const server = createServer((request, response) => {
    const match = matchCall(request.method ?? "", new URL(request.url ?? "", "http://host").pathname);
    if (match.kind !== "call") return void response.writeHead(404).end();
    const { name } = match;
    calls.push({ call: name, request });
    if (usedFaults)
      usedFaults.add((fault = respondingFaults[faultIndex++ % respondingFaults.length] as Fault));
    const isFailing = selectsCall?.(name) ?? true;
    const validData = (responses[name] ?? sampleResponses[name]) as Record<string, unknown>;
    const data = isFailing && isDataFault(fault) ? dataFaults[fault](name, validData) : validData;
    const responseBody = JSON.stringify({ code: 0, message: "", data });
    const currentFault = fault;
    // Read the body before responding, as a real host does; its content is ignored.
    request.resume().once("end", () => {
      const isBroken = currentFault && currentFault !== "refused" && !isDataFault(currentFault) && isFailing;
      if (isBroken) faultHandlers[currentFault as keyof typeof faultHandlers](response, responseBody);
      else response.writeHead(200, jsonHeaders).end(responseBody);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const port = await listen(0);
  return {
    address: `http://127.0.0.1:${port}`,
    /** All calls received. */
    calls,
    /** Sets the fault of all further calls, or of those that `matches` selects; `undefined` ends it. */
    fail: async (next: Fault | DataFault | undefined, matches?: (call: CallName) => boolean) => {
      fault = next;
      selectsCall = matches;
      usedFaults = undefined;
      // Open keep-alive connections would bypass the refusal.
      if (next === "refused") await close();
      else if (!server.listening) await listen(port);
    },
    /**
     * Makes every further call fail, cycling through all faults except a refused connection.
     * @returns the set of faults used so far, updated live
     */
    cycleFaults: async (): Promise<ReadonlySet<Fault>> => {
      if (!server.listening) await listen(port);
      selectsCall = undefined;
      return (usedFaults = new Set());
    },
    close,
  };
}
export type FaultyHost = Awaited<ReturnType<typeof startFaultyHost>>;
