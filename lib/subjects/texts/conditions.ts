/*
 * Conditions in documents, a subset of Mustache: `{{#name}}…{{/name}}` stays if the fact is given, `{{^name}}…{{/name}}` if
 * it is not. They may be nested. A tag that is alone on its line leaves no blank line.
 */

const tag = /([^\S\n]*)\{\{([#^/])(\w+)\}\}([^\S\n]*\n)?/g;

type Block = { name: string; line: number; isShown: boolean; text: string };

/**
 * Applies the conditions of a text.
 * @param values facts by name; "" means "not given"
 * @throws Error that names the line of a tag without its pair, or of an unknown name
 */
export function applyConditions(source: string, values: Readonly<Record<string, string>>): string {
  const root: Block = { name: "", line: 0, isShown: true, text: "" };
  const open: Block[] = [root];
  let end = 0;
  for (const match of source.matchAll(tag)) {
    const [whole, indent = "", kind, name = "", lineEnd = ""] = match;
    const isFirst = match.index === 0 || source[match.index - 1] === "\n";
    const isAlone = isFirst && lineEnd !== "";
    const current = open.at(-1) ?? root;
    current.text += source.slice(end, match.index) + (isAlone ? "" : indent);
    end = match.index + whole.length - (isAlone ? 0 : lineEnd.length);
    const line = source.slice(0, match.index).split("\n").length;
    if (kind === "/") {
      if (open.length === 1 || current.name !== name)
        throw new Error(`line ${line}: {{/${name}}} closes no {{#${name}}}`);
      open.pop();
      if (current.isShown) (open.at(-1) ?? root).text += current.text;
      continue;
    }
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`line ${line}: there is no value for {{${kind}${name}}}`);
    open.push({ name, line, isShown: (value !== "") === (kind === "#"), text: "" });
  }
  const last = open.at(-1) ?? root;
  if (last !== root)
    throw new Error(`line ${last.line}: {{#${last.name}}} is not closed by {{/${last.name}}}`);
  return root.text + source.slice(end);
}
