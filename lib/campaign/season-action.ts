/** Actions on a season in the database: save a draft, publish, unpublish, discard the draft. */
export const seasonActions = ["draft", "publish", "unpublish", "discard"] as const;
export type SeasonAction = (typeof seasonActions)[number];
