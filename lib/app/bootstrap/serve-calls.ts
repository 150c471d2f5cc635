import { authorizeToken } from "../../engines/calls/authorize-token";
import { describeClient } from "../../engines/calls/limit";
import { requireOwnOrigin } from "../../engines/calls/origin";
import { readContext, readLanguage } from "../../engines/calls/read-context";
import { serveCall, type CallTable } from "../../engines/calls/serve";
import { issueFormatter } from "../../base/desk/issues";
import { nearestDeskLanguage } from "../../base/desk/language";
import {
  isSecure,
  readDeskContext,
  readDeskLanguage,
  requireDeskOrigin,
} from "../../subjects/staff/read-context";
import { env } from "../../base/env";
import type { DeskContext } from "../../subjects/staff/context";
import type { CallContext } from "../../engines/calls/context";
import { accountRows, campaignRows, deskRows } from "./call-rows";

/* The calls that are not among the 16 of the provider. */

const loadHandlers = () => import("./call-handlers");

const visitorTable: Omit<CallTable<CallContext>, "label" | "rows" | "loadHandlers"> = {
  readLanguage,
  checkOrigin: ({ method, headers }) => {
    if (method === "POST") requireOwnOrigin(headers, env().ownOrigin);
  },
  readContext: (headers) => ({ ...readContext(headers), ...describeClient(headers) }),
  authorize: ({ row }, context) => authorizeToken(row.access, context),
};

const accountTable: CallTable<CallContext> = {
  ...visitorTable,
  label: "account",
  rows: accountRows,
  loadHandlers: async () => (await loadHandlers()).account,
};

const campaignTable: CallTable<CallContext> = {
  ...visitorTable,
  label: "campaign",
  rows: campaignRows,
  loadHandlers: async () => (await loadHandlers()).campaign,
};

const deskTable: CallTable<DeskContext> = {
  label: "desk",
  rows: deskRows,
  loadHandlers: async () => (await loadHandlers()).desk,
  readLanguage: readDeskLanguage,
  checkOrigin: requireDeskOrigin,
  readContext: readDeskContext,
  authorize: async ({ row }, context, headers) => {
    // Imported on first use: with API_HOST the database engine is never loaded.
    const { authorizeStaff } = await import("../../subjects/staff/authorize");
    return authorizeStaff(row.access, headers.get("cookie"), isSecure(), context);
  },
  issueFormatter: (language) => issueFormatter(nearestDeskLanguage(language)),
};

export const serveAccountCall = (request: Request, name: string) => serveCall(accountTable, request, name);
export const serveCampaignCall = (request: Request, name: string) => serveCall(campaignTable, request, name);
export const serveDeskCall = (request: Request, name: string) => serveCall(deskTable, request, name);
