type Tree = { readonly [key: string]: unknown };

/** Picks the part of a tree of messages under dot-separated paths, with the same nesting. */
export function pickMessages(all: Tree, paths: readonly string[]): Tree {
  const picked: Record<string, unknown> = {};
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() as string;
    let source = all;
    let target = picked;
    for (const key of keys) {
      source = source[key] as Tree;
      target = (target[key] ??= {}) as Record<string, unknown>;
    }
    target[last] = source[last];
  }
  return picked;
}
