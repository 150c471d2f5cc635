/**
 * Names of the filters and the sort order of the class lists in a page's query (lib/subjects/series/choice.ts). A module of its
 * own, because the hydration loader, which is in every page, contains them.
 */
export const choiceNames = ["mode", "level", "day", "time", "teacher", "q", "sort"] as const;
