import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CallResponse } from "../../lib/contract/contract";
import type { CallName } from "../../lib/contract/endpoints";
import { sampleResponses } from "../../lib/contract/sample-responses";
import { matchCall } from "../../lib/gateway/match";
import { findRowList } from "../../lib/contract/row-list";
import { mayBeAbsent } from "./answers";

type Misbehave = (response: ServerResponse, answer: string) => void;

/** How another provider fails once a connection stands. To be refused the connection, stop the host. */
const misbehaviours = {
  reset: (response) => void response.socket?.resetAndDestroy(),
  timeout: () => undefined,
  "slow drip": (response, answer) => {
    response.writeHead(200, json);
    let sent = 0;
    const timer = setInterval(() => response.write(answer[sent++ % answer.length]), 20);
    response.once("close", () => clearInterval(timer));
  },
  "500": (response) => void response.writeHead(500).end("Internal Server Error"),
  "5000": (response) => void response.writeHead(500, json).end('{"code":5000,"message":"Out of order"}'),
  "4200": (response) => void response.writeHead(401, json).end('{"code":4200,"message":"Token expired"}'),
  HTML: (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Hello</title>"),
  "truncated JSON": (response, answer) => {
    response.writeHead(200, json).end(answer.slice(0, answer.length / 2));
  },
  "wrong types": (response, answer) => {
    const data = JSON.parse(answer).data as object;
    response.writeHead(200, json).end(JSON.stringify({ code: 0, message: "", data: mistyped(data) }));
  },
  "10 MB": (response) => void response.writeHead(200, json).end(`"${"x".repeat(10 * 1024 * 1024)}"`),
  empty: (response) => void response.writeHead(200, json).end(),
} satisfies Record<string, Misbehave>;

const json = { "Content-Type": "application/json" };

export type Fault = keyof typeof misbehaviours | "refused";
const answered = Object.keys(misbehaviours) as Fault[];
export const faults = ["refused", ...answered] as Fault[];

/** How an answer can be odd although the call works: each makes other data of a call's good ones. */
const oddities = {
  /** Besides the good rows one for each essential field, without it, and one that is no row. */
  "odd rows": (name, data) => {
    const list = findRowList(name);
    if (!list) return data;
    const rows = data[list.key] as object[];
    const odd = Object.entries(list.row.shape).filter(([, field]) => !mayBeAbsent(field));
    return { ...data, [list.key]: [null, ...odd.map(([key]) => ({ ...rows[0], [key]: {} })), ...rows] };
  },
  /** For each field that pages can do without a row in which it is odd. */
  "odd fields": (name, data) => {
    const list = findRowList(name);
    if (!list) return data;
    const [row] = data[list.key] as object[];
    const spare = Object.entries(list.row.shape).filter(([, field]) => mayBeAbsent(field));
    return { ...data, [list.key]: [row, ...spare.map(([key]) => ({ ...row, [key]: { odd: true } }))] };
  },
  "odd paging": (_name, data) => ("total" in data ? { ...data, total: "1", page: null, per_page: -1 } : data),
} satisfies Record<string, (name: CallName, data: Record<string, unknown>) => object>;

export type Oddity = keyof typeof oddities;

/** Every value as one of another type; an object without any is no object any more. */
function mistyped(data: object): unknown {
  const entries = Object.entries(data).map(([key, value]) => [key, typeof value === "string" ? 1 : "x"]);
  return entries.length ? Object.fromEntries(entries) : "x";
}

function isOddity(fault: Fault | Oddity | undefined): fault is Oddity {
  return fault !== undefined && Object.hasOwn(oddities, fault);
}

type Answers = { [Name in CallName]: CallResponse<Name> };

/**
 * Another provider on this machine, which answers every call well until it is told to fail.
 * @param answers in place of the samples.
 */
export async function startFaultyHost(answers: Partial<Answers> = {}) {
  let fault: Fault | Oddity | undefined;
  let failing: ((call: CallName) => boolean) | undefined;
  /** Kinds of failure that calls have met, each the next one, while they fail in turn. */
  let inTurn: Set<Fault> | undefined;
  let turn = 0;
  const requests: { call: CallName; request: IncomingMessage }[] = [];
  const server = createServer((request, response) => {
    const match = matchCall(request.method ?? "", new URL(request.url ?? "", "http://host").pathname);
    if (match.kind !== "call") return void response.writeHead(404).end();
    const { name } = match;
    requests.push({ call: name, request });
    if (inTurn) inTurn.add((fault = answered[turn++ % answered.length] as Fault));
    const isFailing = failing?.(name) ?? true;
    const good = (answers[name] ?? sampleResponses[name]) as Record<string, unknown>;
    const data = isFailing && isOddity(fault) ? oddities[fault](name, good) : good;
    const answer = JSON.stringify({ code: 0, message: "", data });
    const met = fault;
    // The body is read first, as a host does; what it says does not matter.
    request.resume().once("end", () => {
      const broken = met && met !== "refused" && !isOddity(met) && isFailing;
      if (broken) misbehaviours[met as keyof typeof misbehaviours](response, answer);
      else response.writeHead(200, json).end(answer);
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
    /** Every call it was asked for. */
    asked: requests,
    /** From now on fails in this way, or with `undefined` in none; only for some calls when told which. */
    fail: async (next: Fault | Oddity | undefined, which?: (call: CallName) => boolean) => {
      fault = next;
      failing = which;
      inTurn = undefined;
      // Connections that were kept would get around what a new one meets.
      if (next === "refused") await close();
      else if (!server.listening) await listen(port);
    },
    /**
     * From now on fails every call, each in the next of all ways but a refused connection.
     * @returns the ways that were met so far.
     */
    failInTurn: async (): Promise<ReadonlySet<Fault>> => {
      if (!server.listening) await listen(port);
      failing = undefined;
      return (inTurn = new Set());
    },
    close,
  };
}
export type FaultyHost = Awaited<ReturnType<typeof startFaultyHost>>;
