import type { IncomingHttpHeaders } from "node:http";
import { eq } from "drizzle-orm";
import type { Envelope } from "../../lib/base/contract/codes";
import { deskCalls, type DeskCallName } from "../../lib/app/bootstrap/calls";
import { serveDeskCall } from "../../lib/app/bootstrap/serve-calls";
import { staff } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import { writeClient } from "../../lib/base/request/client-header";
import { openSession } from "../../lib/subjects/staff/sessions";
import type { LoginStep } from "../../lib/subjects/staff/login-step";

/* Desk requests for tests. */

/** Returns the internal header with the client's address, as the server sets it for route handlers. */
export function createClientHeaders(address: string, isLocal: boolean): Record<string, string> {
  const headers: IncomingHttpHeaders = {};
  writeClient(headers, address, isLocal);
  return headers as Record<string, string>;
}

export const deskCallNames = Object.keys(deskCalls) as DeskCallName[];
export const deskOrigin = "http://site.test";

/**
 * Opens a session for the fixture's staff member with this email.
 * @returns its cookie
 */
export async function createDeskCookie(
  db: Database,
  email: string,
  loginStep: LoginStep = "in",
  at = new Date(),
) {
  const [member] = await db.select().from(staff).where(eq(staff.email, email));
  if (!member) throw new Error(`no member of staff ${email}`);
  return `desk=${await openSession(db, member.id, loginStep, at)}`;
}

type RequestOptions = {
  /** Whether the request comes from another machine. */
  isRemote?: boolean;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  method?: string;
  body?: BodyInit;
  /** The file of an upload; the input becomes the query. */
  file?: Blob;
};

/** Makes a desk call as the desk's pages do. Headers with an empty value are omitted. */
export function fetchDesk(
  name: string,
  input: object = {},
  { cookie, headers, isRemote = false, file, ...options }: RequestOptions = {},
) {
  const allHeaders = {
    ...createClientHeaders(isRemote ? "203.0.113.9" : "127.0.0.1", !isRemote),
    host: "site.test",
    origin: deskOrigin,
    "content-type": file?.type ?? "application/json",
    ...(cookie && { cookie }),
    ...headers,
  };
  const method = options.method ?? "POST";
  const query = file ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const request = new Request(`${deskOrigin}/api/desk/${name}${query}`, {
    method,
    headers: Object.fromEntries(Object.entries(allHeaders).filter(([, value]) => value !== "")),
    ...(method !== "GET" && { body: options.body ?? file ?? JSON.stringify(input), duplex: "half" }),
  });
  return serveDeskCall(request, name);
}

/** Makes a desk call and returns its envelope and the cookie that it set. */
export async function callDesk(...args: Parameters<typeof fetchDesk>) {
  const response = await fetchDesk(...args);
  const { code, message, data } = (await response.json()) as Envelope;
  const cookie = response.headers.get("set-cookie")?.split(";", 1)[0];
  return { status: response.status, code, message, data, cookie, response };
}
