/** Formats a month such as 2026-03 with its name and year; other text is returned unchanged. */
export function formatMonth(month: string, language: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return month;
  return at.toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "UTC" });
}
