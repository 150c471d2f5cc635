import { useCurrentUser } from "./current-user";

/**
 * Returns which of two messages is true, for a site with mail and one without, so that no screen claims a mail that was
 * not sent.
 */
export function useNotifiedKey(): "mailed" | "notMailed" {
  return useCurrentUser().mails_members ? "mailed" : "notMailed";
}
