import type { IncomingHttpHeaders } from "node:http";
import { eq } from "drizzle-orm";
import type { Envelope } from "../../lib/contract/codes";
import { deskContract, type DeskCallName } from "../../lib/desk/contract";
import { handleDeskCall } from "../../lib/gateway/desk";
import { staff } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import { writeClient } from "../../lib/request/client-header";
import { openSession } from "../../lib/provider/desk/sessions";
import type { LoginStep } from "../../lib/provider/desk/login-step";

/* What the desk's tests send. */

/** The header that tells a route handler which client asks, as the process writes it. */
export function clientHeaders(address: string, isLocal: boolean): Record<string, string> {
  const headers: IncomingHttpHeaders = {};
  writeClient(headers, address, isLocal);
  return headers as Record<string, string>;
}

export const deskCallNames = Object.keys(deskContract) as DeskCallName[];
export const deskOrigin = "http://site.test";

/** The cookie of a new session of the fixture's member with this email. */
export async function deskCookie(db: Database, email: string, next: LoginStep = "in", at = new Date()) {
  const [member] = await db.select().from(staff).where(eq(staff.email, email));
  if (!member) throw new Error(`no member of staff ${email}`);
  return `desk=${await openSession(db, member.id, next, at)}`;
}

type DeskRequestOptions = {
  /** Whether it comes from another machine. */
  isRemote?: boolean;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  method?: string;
  body?: BodyInit;
};

/** A call as the desk's own page would make it; headers given empty are left out. */
export function askDesk(
  name: string,
  input: object = {},
  { cookie, headers, isRemote = false, ...options }: DeskRequestOptions = {},
) {
  const sent = {
    ...clientHeaders(isRemote ? "203.0.113.9" : "127.0.0.1", !isRemote),
    host: "site.test",
    origin: deskOrigin,
    "content-type": "application/json",
    ...(cookie && { cookie }),
    ...headers,
  };
  const method = options.method ?? "POST";
  const request = new Request(`${deskOrigin}/api/desk/${name}`, {
    method,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== "")),
    ...(method !== "GET" && { body: options.body ?? JSON.stringify(input), duplex: "half" }),
  });
  return handleDeskCall(request, name);
}

/** The envelope of a call, and the cookie that it set. */
export async function deskAnswer(...options: Parameters<typeof askDesk>) {
  const response = await askDesk(...options);
  const { code, message, data } = (await response.json()) as Envelope;
  const cookie = response.headers.get("set-cookie")?.split(";", 1)[0];
  return { status: response.status, code, message, data, cookie, response };
}
