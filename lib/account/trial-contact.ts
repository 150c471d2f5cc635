import { email } from "../contract/fields";
import { parsePhone } from "../reference/phone";
import type { ContactChannel } from "./trial-request";

/* Brings the rules of telephone numbers along: the form loads this file when it is sent, not with the page. */

/** Letters, digits and `.-_`, as KakaoTalk takes them; a little longer than its longest today. */
const kakaoId = /^[a-z0-9][a-z0-9._-]{3,19}$/i;

/**
 * How somebody is reached over a channel, as it is stored: an email as typed, a phone number in E.164, an id of
 * KakaoTalk.
 * @param region ISO 3166-1 alpha-2 of a number typed without its country code; left out, the code is needed.
 * @returns undefined where nobody can be reached so.
 */
export function normalizeContact(
  channel: ContactChannel,
  text: string,
  region: string | undefined = undefined,
): string | undefined {
  const typed = text.normalize("NFKC").trim();
  if (channel === "email") return email.safeParse(typed).data;
  if (channel === "kakaotalk") {
    const handle = typed.replace(/^@/, "");
    if (kakaoId.test(handle)) return handle;
  }
  const phone = parsePhone(typed, region ?? "");
  return phone && `+${phone.code}${phone.number}`;
}
