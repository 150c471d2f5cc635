import type { Database } from "../../base/db/types";
import { configuredChannels } from "../notifications/configured-channels";
import type { LinkSource } from "./linked-lessons";
import { notifyOfLinkChange } from "./notify";

/** Classes whose links may change. */
export type LinkedClasses = { source: LinkSource; ids: readonly number[] };

/**
 * Runs a change, and notifies the participants of each class whose link it changes or removes for lessons still to
 * come. Setting the first link notifies no one.
 * @param listClasses lists the classes whose link may depend on the change
 */
export async function withLinkChangesAnnounced<Result>(
  tx: Database,
  listClasses: () => Promise<LinkedClasses[]>,
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  const { mail, webhook } = configuredChannels();
  if (!mail && !webhook) return change();
  const classes = await listClasses();
  const before = await readAll(tx, classes);
  const result = await change();
  const after = await readAll(tx, classes);
  for (const [index, { source }] of classes.entries())
    for (const [id, lessons] of before[index] ?? [])
      await notifyOfLinkChange(tx, source, id, {
        before: lessons,
        after: after[index]?.get(id) ?? [],
        now,
      });
  return result;
}

async function readAll(tx: Database, classes: readonly LinkedClasses[]) {
  const all = [];
  for (const { source, ids } of classes) all.push(await source.readLinks(tx, ids));
  return all;
}
