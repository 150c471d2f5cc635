import { email } from "../../base/contract/fields";
import { tidyLine } from "../../base/text/visible";
import { parsePhone } from "../../base/reference/phone";
import type { ContactChannel } from "../../base/contract/trial-request";

/* Contains the phone number metadata: the form loads this module on submit, not with the page. */

/** KakaoTalk ids: letters, digits and `.-_`; slightly longer than today's maximum. */
const kakaoId = /^[a-z0-9][a-z0-9._-]{3,19}$/i;

/**
 * Normalizes a contact for storage: an email as typed, a phone number in E.164, or a KakaoTalk id.
 * @param region ISO 3166-1 alpha-2 region of a number without country code; without it, the code is required.
 * @returns undefined if the contact is invalid for the channel.
 */
export function normalizeContact(
  channel: ContactChannel,
  text: string,
  region: string | undefined = undefined,
): string | undefined {
  const typed = tidyLine(text.normalize("NFKC"));
  if (channel === "email") return email.safeParse(typed).data;
  if (channel === "kakaotalk") {
    const handle = typed.replace(/^@/, "");
    if (kakaoId.test(handle)) return handle;
  }
  const phone = parsePhone(typed, region ?? "");
  return phone && `+${phone.code}${phone.number}`;
}
