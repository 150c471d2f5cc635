/** Formats rows of cells as a Markdown table; the first row is its heading. */
export function markdownTable(rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const [head, ...body] = rows;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

/** The median of each value in several measurements with the same keys. */
export function medians(results) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  );
}

/** A number without decimals, such as `26,433`. */
export const rounded = (value) => Math.round(value).toLocaleString("en");
