/**
 * The address of a mail to somebody. The part before the @ may contain characters that mean something else in an address,
 * such as ? and %.
 */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}
