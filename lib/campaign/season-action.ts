/** What was done to a season of the database: saved as a draft, shown to visitors, taken from them, thrown away. */
export const seasonActions = ["draft", "publish", "unpublish", "discard"] as const;
export type SeasonAction = (typeof seasonActions)[number];
