import type { loginCalls } from "../identity/login-calls";
import type { Handlers } from "../../base/contract/call";
import { describeDevice } from "../../base/session/device";
import { database } from "../../base/db/connect";
import type { CallContext, VisitorContexts } from "../../engines/calls/context";
import { acceptFamilyInvitation, readFamilyInvitation } from "./accept-family-invitation";
import { acceptTeacherInvitation, readTeacherInvitation } from "./accept-teacher-invitation";
import { confirmEmailByLink, resetPasswordByLink } from "./mailed-links";
import { requestPasswordReset } from "../identity/forgotten-password";
import { rememberNetwork } from "../identity/known-networks";
import { limitLogin } from "../identity/limit-login";
import { login, logout } from "../identity/sessions";
import { register } from "./register";

export const memberLoginHandlers: Handlers<typeof loginCalls, VisitorContexts> = {
  login: (fields, context) =>
    limitLogin("member", fields, context, (allowed) => login(allowed, context.language, deviceOf(context))),
  register: (fields, context) => {
    const { suspect, consents } = context;
    return register(fields, { suspect, consents, device: deviceOf(context) });
  },
  logout: async (_, { token = "" }) => {
    await logout(token);
    return {};
  },
  forgotten: async (fields, context) => {
    await requestPasswordReset(fields, context);
    return {};
  },
  renew: async (fields, context) => {
    const email = await resetPasswordByLink(fields, context);
    // The network that opened the link is the owner's; earlier known networks may belong to an attacker.
    const { network } = context;
    if (network) await rememberNetwork(await database(), { kind: "member", email }, network);
    return {};
  },
  confirm: async (fields, context) => {
    await confirmEmailByLink(fields, context);
    return {};
  },
  "teacher-invitation": readTeacherInvitation,
  "accept-teacher-invitation": acceptTeacherInvitation,
  "family-invitation": readFamilyInvitation,
  "accept-family-invitation": acceptFamilyInvitation,
};

/** The device that a session opened by this request is labeled with. */
const deviceOf = ({ userAgent = null, network }: CallContext) => describeDevice(userAgent, network);
