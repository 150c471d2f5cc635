/** Id of the line that says that a page's scripts could not be had (components/layout/not-started.tsx). */
export const notStartedId = "not-started";

/** Says so, where something that was asked for could not be had. */
export const showNotStarted = () => document.getElementById(notStartedId)?.removeAttribute("hidden");
