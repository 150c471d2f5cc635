import type { CountryOrRegion } from "@/lib/base/reference/regions";

/** The number in the provider's format, `code-number`; undefined if it is not a possible number. */
export async function readPhone(
  text: string,
  { code, dialCode }: CountryOrRegion,
): Promise<string | undefined> {
  const { formatPhone, parsePhone } = await import("@/lib/base/reference/phone");
  // "1809" identifies one of the +1 countries; other dial codes may be shared, so the country decides.
  const phone = parsePhone(text, dialCode.length === 4 && dialCode.startsWith("1") ? dialCode : code);
  return phone && formatPhone(phone);
}
