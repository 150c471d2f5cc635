import { env } from "../../../base/env";
import { isLanguage } from "../../../base/i18n/languages";
import { testEvents } from "../report-event";
import { isCountableTestEvent } from "../../../base/request/countable";

/**
 * Counts an event of the level test. With API_HOST there is no database, and nothing is counted.
 * @returns 204 whether it was counted or not, 404 for an unknown language or event
 */
export async function countTestEvent(
  { headers }: Request,
  language: string,
  event: string,
  now = new Date(),
): Promise<Response> {
  const known = testEvents.find((name) => name === event);
  if (!known || !isLanguage(language)) return new Response(null, { status: 404 });
  if (!env().API_HOST && (await isCountableTestEvent(headers))) {
    // Imported when first needed: with API_HOST the database engine is never loaded.
    const { addTestEvent } = await import("./add-test-event");
    await addTestEvent(language, known, now);
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
