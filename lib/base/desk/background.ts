/**
 * Header of calls that a desk page makes on its own, such as polling unread counts. They do not extend the
 * session's idle timeout.
 */
export const backgroundHeader = "x-desk-background";
