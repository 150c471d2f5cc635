import compile from "icu-minify/compile";

/** Lists the values and tags that a message uses. */
function placeholders(message: string): Set<string> {
  const values = [...message.matchAll(/\{\s*(\w+)/g)].map(([, name]) => `{${name}}`);
  const tags = [...message.matchAll(/<\/?(\w+)/g)].map(([, name]) => `<${name}>`);
  return new Set([...values, ...tags]);
}

/**
 * Whether a changed message can replace one that comes with the site: it is a valid ICU message, and uses no value or tag
 * that the original does not have. It may leave some out.
 */
export function canReplace(original: string, changed: string): boolean {
  try {
    compile(changed);
  } catch {
    return false;
  }
  const known = placeholders(original);
  return [...placeholders(changed)].every((name) => known.has(name));
}
