/** Id of the message that a page's scripts could not be loaded (components/layout/not-started.tsx). */
export const notStartedId = "not-started";

/** Shows the message. */
export const showNotStarted = () => document.getElementById(notStartedId)?.removeAttribute("hidden");
