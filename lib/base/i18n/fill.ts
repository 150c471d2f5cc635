/**
 * Replaces the `{names}` of a text in one pass. For mails and files, and for client components whose text comes
 * formatted from the server except for a number that changes.
 */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
