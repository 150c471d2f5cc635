/**
 * Header of calls that a page of the desk makes by itself while nobody touches it, such as counting what is new: they
 * must not keep a session open that nobody uses.
 */
export const backgroundHeader = "x-desk-background";
