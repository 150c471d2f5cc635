import { isCountable } from "../../../base/request/countable";
import { countLink } from "./link-counts";
import { linkEvents } from "./link-events";

/** Longer than any link's name. */
const maxBodyBytes = 64;

/**
 * Counts a visit of a marketer's link, or the start of an enrollment (lib/app/inline-scripts/link-visit.ts).
 * @param event name of the event, as the address has it
 * @returns the same response whatever was counted, so that it does not reveal which links exist
 */
export async function countLinkEvent(request: Request, event: string): Promise<Response> {
  const known = linkEvents.find((name) => name === event);
  const link = known && (await readLink(request));
  if (link && (await isCountable(request.headers))) countLink(link.toLowerCase(), known);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** The body's text, or undefined if it is longer than any link. */
async function readLink({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBodyBytes) return undefined;
  }
  return text;
}
