import type { Region } from "@/lib/reference/regions";

/** As the provider takes it, code-dash-number; undefined if no such number can exist. */
export async function readPhone(text: string, { code, dialCode }: Region): Promise<string | undefined> {
  const { formatPhone, parsePhone } = await import("@/lib/reference/phone");
  // "1809" tells which of the +1 countries it is; elsewhere countries may share a code, and the country decides.
  const phone = parsePhone(text, dialCode.length === 4 && dialCode.startsWith("1") ? dialCode : code);
  return phone && formatPhone(phone);
}
