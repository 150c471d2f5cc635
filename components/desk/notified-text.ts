import { useCurrentUser } from "./current-user";

/** A sentence about what the people concerned are sent, for a site with mail and one without. */
export type NotifiedText = { mailed: string; notMailed: string };

/** Returns a function that picks the true one of two sentences, so that no screen claims a mail that was not sent. */
export function useNotifiedText(): (text: NotifiedText) => string {
  const { mails_members: mailsMembers } = useCurrentUser();
  return ({ mailed, notMailed }) => (mailsMembers ? mailed : notMailed);
}
