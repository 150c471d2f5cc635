/** Actions in a record's history. `refused`: scheduled publication failed. */
export const contentActions = [
  "draft",
  "discard",
  "publish",
  "schedule",
  "order",
  "remove",
  "unpublish",
  "refused",
] as const;
export type ContentAction = (typeof contentActions)[number];
