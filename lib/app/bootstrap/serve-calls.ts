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

/* The calls that are not among the 16 of the provider. */

const loadCalls = () => import("./calls");

const visitorTable: Omit<CallTable<CallContext>, "label" | "load"> = {
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
  load: async () => {
    const { accountRows: rows, accountHandlers: handlers } = await loadCalls();
    return { rows, handlers };
  },
};

const campaignTable: CallTable<CallContext> = {
  ...visitorTable,
  label: "campaign",
  load: async () => {
    const { campaignRows: rows, visitorCampaignHandlers: handlers } = await loadCalls();
    return { rows, handlers };
  },
};

const deskTable: CallTable<DeskContext> = {
  label: "desk",
  load: async () => {
    const { deskRows: rows, deskHandlers: handlers } = await loadCalls();
    return { rows, handlers };
  },
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
