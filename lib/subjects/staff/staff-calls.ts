import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { owners } from "../../base/desk/access";
import { roles } from "../../base/desk/roles";
import { emailField, emptyRequest, emptyResponse, idField, instantField } from "../../base/desk/call-shapes";

export const member = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  enters_points: z.boolean().describe("whether this adviser may enter class points; owners always may"),
  active: z.boolean(),
  second_factor: z.boolean(),
  self: z.boolean().describe("whether it is the caller"),
  created_at: instantField,
});

/** Members of staff; for owners. */
export const staffCalls = {
  "staff/list": {
    access: owners,
    limit: null,
    request: emptyRequest,
    response: z.object({
      members: z.array(member),
      invitations: z.array(
        z.object({ id: idField, email: z.string(), role: z.enum(roles), expires_at: instantField }),
      ),
    }),
  },
  "staff/invite": {
    access: owners,
    limit: null,
    request: z.strictObject({ email: emailField, role: z.enum(roles) }),
    response: z.object({
      link: z.string().describe("works once, for a day; returned only once"),
      mailed: z.boolean().describe("whether the invitation was also sent by mail"),
      member: z
        .enum(roles)
        .nullable()
        .describe("current role if the person is already a member, which stays; otherwise null"),
    }),
  },
  "staff/withdraw": {
    access: owners,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: emptyResponse,
  },
  "staff/change": {
    access: owners,
    limit: null,
    request: z.strictObject({
      id: idField,
      role: z.enum(roles).optional(),
      enters_points: z.boolean().optional(),
      active: z.boolean().optional(),
    }),
    response: emptyResponse,
  },
} as const satisfies Calls;
