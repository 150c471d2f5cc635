/** The zone by whose clock the visitor lives, as the browser names it; some old ones name none. */
export function ownTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
