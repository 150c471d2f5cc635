/**
 * Puts values into the `{names}` of a ready text; what is put in is never looked at again. For mails and files, and for
 * client leaves, whose texts come formatted from the server but for a number that changes while someone watches.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
