/** Formats suspicious enrolments as a percentage of all; a dash without enrolments. */
export const formatSuspectShare = ({ enrolled, suspect }: { enrolled: number; suspect: number }): string =>
  enrolled === 0 ? "–" : `${Math.round((suspect / enrolled) * 100)}%`;
