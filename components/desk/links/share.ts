/** Suspicious ones as a share of those who enrolled; nothing of nobody. */
export const share = ({ enrolled, suspect }: { enrolled: number; suspect: number }): string =>
  enrolled === 0 ? "–" : `${Math.round((suspect / enrolled) * 100)}%`;
