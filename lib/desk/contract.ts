import type * as z from "zod";
import { accountCalls } from "./calls/accounts";
import type { DeskCall } from "./calls/call";
import { contentCalls } from "./calls/content";
import { leadCalls } from "./calls/leads";
import { noticesCalls } from "./calls/notices";
import { linkCalls } from "./calls/links";
import { seasonsCalls } from "./calls/seasons";
import { seatCalls } from "./calls/seats";
import { sessionCalls } from "./calls/session";
import { staffCalls } from "./calls/staff";
import { startCalls } from "./calls/start";
import { trialCalls } from "./calls/trials";

/**
 * Every call of the desk by its name, which is also its path: POST /api/desk/{name}, with JSON, answered in the site's
 * envelope. How one is added: docs/desk.md. Browsers take types from here, and nothing else.
 */
export const deskContract = {
  ...startCalls,
  ...leadCalls,
  ...trialCalls,
  ...accountCalls,
  ...seatCalls,
  ...linkCalls,
  ...contentCalls,
  ...sessionCalls,
  ...staffCalls,
  ...seasonsCalls,
  ...noticesCalls,
} as const satisfies Record<string, DeskCall>;

type Contract = typeof deskContract;
export type DeskCallName = keyof Contract;
export type DeskInput<Name extends DeskCallName> = z.input<Contract[Name]["request"]>;
export type DeskRequest<Name extends DeskCallName> = z.output<Contract[Name]["request"]>;
export type DeskAnswer<Name extends DeskCallName> = z.output<Contract[Name]["answer"]>;

export function isDeskCall(name: string): name is DeskCallName {
  return Object.hasOwn(deskContract, name);
}

/** Kept as a function so that a row can be taken with a name known only at run time. */
export const deskCall = (name: DeskCallName): DeskCall => deskContract[name];
