import compile from "icu-minify/compile";

export type MessageTree = { readonly [key: string]: MessageTree | string };
export type CompiledMessage = ReturnType<typeof compile>;
export type CompiledTree = { [key: string]: CompiledTree | CompiledMessage };

/** Compiles messages for pages: next.config.mjs removes the ICU parser from all bundles. Server only. */
export function compileMessages(
  tree: MessageTree,
  toMessage: (text: string) => CompiledMessage = compile,
): CompiledTree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? toMessage(value) : compileMessages(value, toMessage),
  ]);
  return Object.fromEntries(entries);
}
