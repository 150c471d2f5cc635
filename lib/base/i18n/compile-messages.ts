import compile from "icu-minify/compile";

export type MessageTree = { readonly [key: string]: MessageTree | string };
export type CompiledMessage = ReturnType<typeof compile>;
export type CompiledTree = { [key: string]: CompiledTree | CompiledMessage };

/** Compiles messages for pages: next.config.mjs removes the ICU parser from all bundles. Server only. */
export function compileMessages(
  tree: MessageTree,
  toMessage: (text: string) => CompiledMessage = compileMessage,
): CompiledTree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? toMessage(value) : compileMessages(value, toMessage),
  ]);
  return Object.fromEntries(entries);
}

/** Compiles a message to plain objects: the choices of a plural have no prototype, which React does not send to browsers. */
export const compileMessage = (text: string): CompiledMessage => toPlain(compile(text)) as CompiledMessage;

function toPlain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toPlain);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, choice]) => [name, toPlain(choice)]));
}
