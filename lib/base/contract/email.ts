import { tidyLine } from "../text/visible";

/**
 * Addresses that the email field of browsers accepts (HTML, "valid e-mail address"), if the domain has a dot: all
 * characters of RFC 5322's dot-atom before the @, and any top-level domain, also an international one.
 */
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
export const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

const internationalDomain = /^(.*@)([^\s@/\\?#%:<>|^[\]]*[^\x00-\x7f][^\s@/\\?#%:<>|^[\]]*)$/;

/** Writes an international domain as mail servers know it, as Chromium's email field does and Firefox's does not. */
function toAsciiDomain(address: string): string {
  const [, local, domain] = internationalDomain.exec(address) ?? [];
  if (local === undefined) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Trims a typed address and writes its domain in ASCII. Capital letters stay: only the owner's server knows the case. */
export const normalizeEmail = (text: string): string => toAsciiDomain(tidyLine(text));
