/** Orders of the desk's list of series classes. */
export const classSorts = ["newest", "nextLesson"] as const;
