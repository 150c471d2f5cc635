import type { ServerResponse } from "node:http";

/**
 * How many answers wait for each other at most: one of a thousand that came at once does not wait until all are made,
 * which takes some milliseconds, but for half of one.
 */
const most = 32;

let ready: [ServerResponse, Buffer | undefined][] = [];

/**
 * Ends answers of one turn of the event loop one right after the other, once the turn is done. What a process writes
 * wakes whoever reads it on another core, unless that one has something to read yet; and to wake somebody takes longer
 * than all else that a kept page's answer takes. So of many at once it is woken for the first alone. One that is by
 * itself waits for nothing.
 * @param response whose head is written (`writeHead`)
 * @param body all of it
 */
export function endTogether(response: ServerResponse, body?: Buffer): void {
  if (ready.push([response, body]) === 1) setImmediate(endAll);
  else if (ready.length === most) endAll();
}

function endAll(): void {
  const answers = ready;
  ready = [];
  for (const [response, body] of answers) response.end(body);
}
