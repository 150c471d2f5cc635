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

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

/** The page docs/faults.md. @param {Record<string, Result>} known by the fault's name */
export function asMarkdown(known) {
  const untried = { failed: [], broken: "not tried", seconds: 0 };
  const results = faults.map((fault) => ({ ...(known[fault.name] ?? untried), fault }));
  const rows = results.map((result) => {
    const { fault, seconds } = result;
    const cells = [
      fault.name,
      `\`${roomOf(fault)}\``,
      `\`${fault.caught}\``,
      verdict(result),
      seconds.toFixed(0),
    ];
    return `| ${cells.map(cell).join(" | ")} |`;
  });
  const noticed = results.filter(({ failed }) => failed.length > 0).length;
  return `# Planted faults

\`npm run faults\` copies the project, plants the faults of \`scripts/faults/\` in the copy one at a time, and runs the tests that should notice each. All of these tests pass without a fault, or it stops; a fault whose text is not found any more is called stale and counts as not noticed. The last result of each fault stands here: **${noticed} of ${results.length} noticed**. The seconds hold the start of the tests and, for those in \`e2e/\`, a build that begins with what the one before left.

| Fault | Room | Noticed by | First test that failed | Seconds |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}
