import { processState } from "../process-state";
import type { Language } from "./languages";

/**
 * Texts by their message path in `messages/<language>/site.json`, such as "home.hero.title"; those of `campaign.json` begin
 * with "campaign.".
 */
export type ChangedTexts = ReadonlyMap<string, string>;

const slot = processState<(language: Language) => ChangedTexts>("changedTexts");
const none: ChangedTexts = new Map();

/** Returns the messages that the school changed at the desk; the same map until it changes them again. */
export const changedTexts = (language: Language): ChangedTexts => slot.value?.(language) ?? none;

/**
 * Copies a tree of messages with the changed ones in it. A path that the tree does not have is left out.
 * @param toMessage converts a text to the form of the tree's messages
 */
export function replaceTexts<Tree extends object>(
  tree: Tree,
  changes: ChangedTexts,
  toMessage: (text: string) => unknown,
): Tree {
  const copy = structuredClone(tree);
  for (const [path, text] of changes) {
    const [, parentPath = "", last = ""] = /^(?:(.*)\.)?([^.]*)$/.exec(path) ?? [];
    const parent = parentPath ? readPath(copy, parentPath) : copy;
    if (readKey(parent, last) !== undefined) (parent as Record<string, unknown>)[last] = toMessage(text);
  }
  return copy;
}

/** Reads the message or part of a tree at a path; undefined if there is none. */
export const readPath = (tree: object, path: string): unknown =>
  path.split(".").reduce<unknown>(readKey, tree);

const readKey = (part: unknown, key: string): unknown =>
  typeof part === "object" && part !== null && Object.hasOwn(part, key)
    ? (part as Record<string, unknown>)[key]
    : undefined;

/** Sets where changed messages come from (lib/subjects/pages/published.ts); none without an embedded provider. */
export function setChangedTexts(source: (language: Language) => ChangedTexts): void {
  slot.value = source;
}
