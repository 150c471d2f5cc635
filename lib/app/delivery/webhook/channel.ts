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
import type { Env } from "../../../base/env";
import { isWebhookEvent, webhookEventSchema, type EventKind } from "../../../engines/notifications/events";
import { isLoopbackHost } from "../../../base/notification-settings";
import { SendError, type NotificationRow, type CheckedChannel } from "../../../engines/notifications/channel";
import { publicLookup, requirePublicHost } from "./allowed-address";

/** Timeout from connecting to the status, in milliseconds: Standard Webhooks recommends 15 to 30 seconds. */
const responseTimeoutMs = 15_000;

/** Idle time of kept connections, in milliseconds: saves a handshake per event in a rush. */
const keepAliveMs = 4_000;

/** Maximum bytes to drain from a response so that its connection can be reused. */
const maxResponseBytes = 64 * 1024;

/** Statuses that mean a removed endpoint or an unacceptable event, where retrying is useless. */
const permanentStatuses = [410, 413, 415, 422];

type Settings = Pick<Env, "NOTICE_WEBHOOK_URL" | "NOTICE_WEBHOOK_SECRET" | "NOTICE_WEBHOOK_PRIVATE">;

/**
 * A webhook according to Standard Webhooks (standardwebhooks.com): a signed POST of JSON, accepted by any status from
 * 200 to 299. Only the response's status is used, and redirects are not followed.
 */
export function createWebhookChannel(settings: Settings): CheckedChannel {
  const url = new URL(settings.NOTICE_WEBHOOK_URL ?? "");
  const signer = new Webhook(settings.NOTICE_WEBHOOK_SECRET ?? "");
  const allowsPrivate = settings.NOTICE_WEBHOOK_PRIVATE === "true" || isLoopbackHost(url.hostname);
  const secure = url.protocol === "https:";
  const createRequest = secure ? requestHttps : requestHttp;
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: keepAliveMs });
  const send = async (notification: NotificationRow, now: Date): Promise<void> => {
    if (!allowsPrivate) requirePublicHost(url.hostname);
    const body = JSON.stringify(toEvent(notification));
    const id = `notice_${notification.id}_${notification.createdAt.getTime()}`;
    const options = {
      method: "POST",
      agent,
      signal: AbortSignal.timeout(responseTimeoutMs),
      ...(!allowsPrivate && { lookup: publicLookup }),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Yuqiao-Webhook",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signer.sign(id, now, body),
      },
    };
    requireSuccess(await postEvent(() => createRequest(url, options), body));
  };
  const checkServer = async (): Promise<void> => {
    if (!allowsPrivate) requirePublicHost(url.hostname);
    await checkConnection(url, allowsPrivate ? {} : { lookup: publicLookup });
  };
  return { name: "webhook", send, check: checkServer, close: () => agent.destroy() };
}

const schemas = new Map<EventKind, ReturnType<typeof webhookEventSchema>>();

/** Caches schemas: zod compiles one at its first use, which costs more than the rest of the work. */
function eventSchema(kind: EventKind) {
  const schema = schemas.get(kind) ?? webhookEventSchema(kind);
  schemas.set(kind, schema);
  return schema;
}

/** Creates the event's JSON and validates it against the published schema. */
function toEvent({ kind, createdAt, data }: NotificationRow): unknown {
  if (!isWebhookEvent(kind)) throw new SendError("it is no event", true);
  return eventSchema(kind).parse({ type: kind, timestamp: createdAt.toISOString(), data });
}

async function postEvent(createRequest: () => ClientRequest, body: string): Promise<number> {
  const request = createRequest();
  // Stays attached: a connection that is cut off later must not end the process.
  request.on("error", () => undefined);
  try {
    request.end(body);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    drain(response);
    return response.statusCode ?? 0;
  } catch (error) {
    request.destroy();
    // The server closed a reused connection before it received the request.
    if (request.reusedSocket && (error as NodeJS.ErrnoException).code === "ECONNRESET")
      return postEvent(createRequest, body);
    throw toSendError(error);
  }
}

/** Drains a response in the background so that its connection can be reused; destroys it if it is too long. */
function drain(response: IncomingMessage): void {
  let bytesRead = 0;
  response.on("error", () => undefined);
  response.on("data", (piece: Buffer) => {
    bytesRead += piece.length;
    if (bytesRead > maxResponseBytes) response.destroy();
  });
}

/** Connects like a request does, and sends nothing. */
async function checkConnection(url: URL, options: { lookup?: LookupFunction }): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "https:";
  const target = { ...options, host, port: Number(url.port) || (secure ? 443 : 80) };
  const socket = secure
    ? connectTls({ ...target, ...(!isIP(host) && { servername: host }) })
    : connect(target);
  socket.on("error", () => undefined);
  try {
    const signal = AbortSignal.timeout(responseTimeoutMs);
    await once(socket, secure ? "secureConnect" : "connect", { signal });
  } catch (error) {
    throw toSendError(error);
  } finally {
    socket.destroy();
  }
}

function toSendError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  const { name, code = name } = error as NodeJS.ErrnoException;
  return new SendError(`the webhook cannot be reached (${code})`);
}

function requireSuccess(status: number): void {
  if (status >= 200 && status <= 299) return;
  throw new SendError(`the webhook answered ${status}`, permanentStatuses.includes(status));
}
