import { sessionResponse, type LoginRequest, type SessionResponse } from "../account/contract";
import type { Language } from "../i18n/languages";
import { describeDevice, type Device } from "../session/device";
import { clientOf } from "./limit";
import { blockDemoPassword, limitLogin } from "./limit-login";

/**
 * Logs a member in within the rate limits.
 * @throws ProviderError tooManyRequests, or notAllowed for an unknown email and a wrong password alike.
 */
export async function logIn(
  fields: LoginRequest,
  headers: Headers,
  language: Language,
): Promise<SessionResponse> {
  return limitLogin({ kind: "member", email: fields.email.toLowerCase() }, headers, async () => {
    // Imported on first use: with API_HOST the database engine is never loaded.
    const { login } = await import("../provider/accounts/sessions");
    return sessionResponse.parse(
      await login(await blockDemoPassword(fields, headers), language, deviceOf(headers)),
    );
  });
}

/** The device that a session opened by this request is labeled with. */
export const deviceOf = (headers: Headers): Device =>
  describeDevice(headers.get("user-agent"), clientOf(headers).address);
