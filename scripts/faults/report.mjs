import { faults, folderOf } from "./table.mjs";

/** @typedef {{ fault: import("./fault").Fault, failed: string[], broken?: string, stale?: boolean, seconds: number }} Result */

/** The first test that failed, or why the fault was not noticed. @param {Result} result */
function verdict({ fault, failed, broken, stale }) {
  if (stale)
    return `stale: its text does not occur exactly once in ${fault.file}, or there is no ${fault.caught}`;
  if (failed.length > 0) return failed[0];
  return broken ? `unknown: ${broken}` : "NOT NOTICED";
}

/** @param {Result} result */
export function formatLine(result) {
  const { fault, failed, seconds } = result;
  return `${failed.length > 0 ? "noticed" : "       "}  ${seconds.toFixed(0).padStart(3)} s  ${fault.name}: ${verdict(result)}`;
}

/** Escapes a text for a cell of the Markdown table. */
export const escapeCell = (text) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const notRunVerdict = "unknown: not run";
const isNoticed = (said) => !/^(?:stale|unknown:|NOT NOTICED)/.test(said);

/** The cells of each row of docs/faults.md. @param {string} markdown */
const rowsOf = (markdown) =>
  markdown
    .split("\n")
    .filter((row) => /^\| (?!Fault |-)/.test(row))
    .map((row) =>
      row
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((text) => text.trim()),
    );

/** The names of the faults in docs/faults.md, in the order of its rows. @param {string} markdown */
export const faultNames = (markdown) => rowsOf(markdown).map(([name]) => name);

/**
 * The verdict and seconds of each fault in docs/faults.md, so that a run of some faults keeps the results of the others.
 */
function readPage(markdown) {
  return new Map(rowsOf(markdown).map(([name, , , said, seconds]) => [name, { said, seconds }]));
}

/** Updates the page docs/faults.md. @param {string} before its current text @param {Result} result of the fault to update */
export function updateMarkdown(before, result) {
  const previousResults = readPage(before);
  previousResults.set(escapeCell(result.fault.name), {
    said: escapeCell(verdict(result)),
    seconds: result.seconds.toFixed(0),
  });
  const results = faults.map((fault) => ({
    fault,
    ...(previousResults.get(escapeCell(fault.name)) ?? { said: notRunVerdict, seconds: "0" }),
  }));
  const rows = results.map(({ fault, said, seconds }) => {
    const cells = [
      escapeCell(fault.name),
      `\`${folderOf(fault)}\``,
      `\`${escapeCell(fault.caught)}\``,
      said,
      seconds,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const noticed = results.filter(({ said }) => isNoticed(said)).length;
  return `# Planted faults

\`npm run faults\` shows that the tests can fail. It copies the project, plants the faults of \`scripts/faults/\` in the copy one at a time, and runs the tests that should notice each. Before that, all of these tests must pass without a fault. A fault whose text no longer occurs in the code is stale and counts as not noticed; \`scripts/faults/table.test.ts\` finds it sooner.

The table shows the last result of each fault: **${noticed} of ${results.length} noticed**. The seconds include the start of the tests and, for those in \`e2e/\`, an incremental build.

| Fault | Folder | Noticed by | First test that failed | Seconds |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}
