import { once } from "node:events";
import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { connect, isIP, type LookupFunction } from "node:net";
import { connect as connectTls } from "node:tls";
import { Webhook } from "standardwebhooks";
import type { Env } from "../../../env";
import { isEvent, noticeEvent, type EventKind } from "../../../notices/events";
import { isLoopback } from "../../../notices/settings";
import { SendError, type Notice, type OpenWay } from "../ways";
import { publicLookup, refuseClosedHost } from "./allowed-address";

/** Timeout from connecting to the status, in milliseconds: Standard Webhooks recommends 15 to 30 seconds. */
const answerWithinMs = 15_000;

/** Idle time of kept connections, in milliseconds: saves a handshake per event in a rush. */
const keptOpenMs = 4_000;

/** Maximum bytes to drain from a response so that its connection can be reused. */
const mostAnswer = 64 * 1024;

/** Statuses that mean a removed endpoint or an unacceptable event, where retrying is useless. */
const forGood = [410, 413, 415, 422];

type Settings = Pick<Env, "NOTICE_WEBHOOK_URL" | "NOTICE_WEBHOOK_SECRET" | "NOTICE_WEBHOOK_PRIVATE">;

/**
 * A webhook according to Standard Webhooks (standardwebhooks.com): a signed POST of JSON, accepted by any status from
 * 200 to 299. Only the response's status is used, and redirects are not followed.
 */
export function webhookWay(settings: Settings): OpenWay {
  const url = new URL(settings.NOTICE_WEBHOOK_URL ?? "");
  const signer = new Webhook(settings.NOTICE_WEBHOOK_SECRET ?? "");
  const anywhere = settings.NOTICE_WEBHOOK_PRIVATE === "true" || isLoopback(url.hostname);
  const secure = url.protocol === "https:";
  const ask = secure ? requestHttps : requestHttp;
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: keptOpenMs });
  const send = async (notice: Notice, now: Date): Promise<void> => {
    if (!anywhere) refuseClosedHost(url.hostname);
    const body = JSON.stringify(eventOf(notice));
    const id = `notice_${notice.id}_${notice.createdAt.getTime()}`;
    const options = {
      method: "POST",
      agent,
      signal: AbortSignal.timeout(answerWithinMs),
      ...(!anywhere && { lookup: publicLookup }),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Yuqiao-Webhook",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signer.sign(id, now, body),
      },
    };
    judge(await statusOf(() => ask(url, options), body));
  };
  const look = async (): Promise<void> => {
    if (!anywhere) refuseClosedHost(url.hostname);
    await reach(url, anywhere ? {} : { lookup: publicLookup });
  };
  return { name: "webhook", send, look, close: () => agent.destroy() };
}

const schemas = new Map<EventKind, ReturnType<typeof noticeEvent>>();

/** Caches schemas: zod compiles one at its first use, which costs more than the rest of the work. */
function schemaOf(kind: EventKind) {
  const schema = schemas.get(kind) ?? noticeEvent(kind);
  schemas.set(kind, schema);
  return schema;
}

/** Creates the event's JSON and validates it against the published schema. */
function eventOf({ kind, createdAt, data }: Notice): unknown {
  if (!isEvent(kind)) throw new SendError("it is no event", true);
  return schemaOf(kind).parse({ type: kind, timestamp: createdAt.toISOString(), data });
}

async function statusOf(ask: () => ClientRequest, body: string): Promise<number> {
  const asked = ask();
  // Stays attached: a connection that is cut off later must not end the process.
  asked.on("error", () => undefined);
  try {
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    finish(answer);
    return answer.statusCode ?? 0;
  } catch (error) {
    asked.destroy();
    // The server closed a reused connection before it received the request.
    if (asked.reusedSocket && (error as NodeJS.ErrnoException).code === "ECONNRESET")
      return statusOf(ask, body);
    throw unreachable(error);
  }
}

/** Drains a response in the background so that its connection can be reused; destroys it if it is too long. */
function finish(answer: IncomingMessage): void {
  let read = 0;
  answer.on("error", () => undefined);
  answer.on("data", (piece: Buffer) => {
    read += piece.length;
    if (read > mostAnswer) answer.destroy();
  });
}

/** Connects like a request does, and sends nothing. */
async function reach(url: URL, options: { lookup?: LookupFunction }): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "https:";
  const to = { ...options, host, port: Number(url.port) || (secure ? 443 : 80) };
  const socket = secure ? connectTls({ ...to, ...(!isIP(host) && { servername: host }) }) : connect(to);
  socket.on("error", () => undefined);
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    await once(socket, secure ? "secureConnect" : "connect", { signal });
  } catch (error) {
    throw unreachable(error);
  } finally {
    socket.destroy();
  }
}

function unreachable(error: unknown): SendError {
  if (error instanceof SendError) return error;
  const { name, code = name } = error as NodeJS.ErrnoException;
  return new SendError(`the webhook cannot be reached (${code})`);
}

function judge(status: number): void {
  if (status >= 200 && status <= 299) return;
  throw new SendError(`the webhook answered ${status}`, forGood.includes(status));
}
