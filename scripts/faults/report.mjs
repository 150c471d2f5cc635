import { faults, roomOf } from "./table.mjs";

/** @typedef {{ fault: import("./fault").Fault, failed: string[], broken?: string, stale?: boolean, seconds: number }} Result */

/** What came of a fault, in a word or with the first test that failed. @param {Result} result */
function verdict({ fault, failed, broken, stale }) {
  if (stale) return `stale: its text does not stand once in ${fault.file}, or there is no ${fault.caught}`;
  if (failed.length > 0) return failed[0];
  return broken ? `cannot be told: ${broken}` : "NOT NOTICED";
}

/** @param {Result} result */
export function line(result) {
  const { fault, failed, seconds } = result;
  return `${failed.length > 0 ? "noticed" : "       "}  ${seconds.toFixed(0).padStart(3)} s  ${fault.name}: ${verdict(result)}`;
}

/** A text as a cell of the page has it. */
export const cell = (text) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const untried = "cannot be told: not tried";
const isNoticed = (said) => !/^(?:stale|cannot be told|NOT NOTICED)/.test(said);

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

/** The faults that docs/faults.md names, row by row, as it writes them. @param {string} markdown */
export const namesOn = (markdown) => rowsOf(markdown).map(([name]) => name);

/**
 * What docs/faults.md says of each fault: its verdict and seconds, as they stand there. So a run of some faults keeps
 * what is known of the others.
 */
function readPage(markdown) {
  return new Map(rowsOf(markdown).map(([name, , , said, seconds]) => [name, { said, seconds }]));
}

/** The page docs/faults.md. @param {string} before as it is @param {Result} result what a fault has just come to */
export function asMarkdown(before, result) {
  const known = readPage(before);
  known.set(cell(result.fault.name), {
    said: cell(verdict(result)),
    seconds: result.seconds.toFixed(0),
  });
  const results = faults.map((fault) => ({
    fault,
    ...(known.get(cell(fault.name)) ?? { said: untried, seconds: "0" }),
  }));
  const rows = results.map(({ fault, said, seconds }) => {
    const cells = [cell(fault.name), `\`${roomOf(fault)}\``, `\`${cell(fault.caught)}\``, said, seconds];
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
