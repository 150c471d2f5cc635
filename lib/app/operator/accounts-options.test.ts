import { readTask } from "./accounts-options";

test.each([
  [["--password", "a@example.com"], { password: "a@example.com" }],
  [["--erase=a@example.com"], { erase: "a@example.com" }],
  [["--erase", "a@example.com", "--student", "Gia Bảo"], { erase: "a@example.com", student: "Gia Bảo" }],
  [["--show", "a@example.com"], { show: "a@example.com" }],
  [["--trials"], { trials: true }],
  [
    ["--points", "a@example.com", "30", "--reason", "Paid"],
    { points: "a@example.com", change: 30, reason: "Paid" },
  ],
  [
    ["--reason", "By mistake", "--points", "a@example.com", "-30"],
    { points: "a@example.com", change: -30, reason: "By mistake" },
  ],
  [
    ["--points", "a@example.com", "+5", "--reason", "Gift"],
    { points: "a@example.com", change: 5, reason: "Gift" },
  ],
])("%j is parsed", (parameters, task) => {
  expect(readTask(parameters)).toEqual(task);
});

test.each([
  [[], "One of --password, --show, --erase, --points, --trials and --staff."],
  [
    ["--password", "a@example.com", "--erase", "a@example.com"],
    "One of --password, --show, --erase, --points, --trials and --staff.",
  ],
  [["--surprise"], "Unknown option '--surprise'."],
  [["--points"], "Option '--points <value>' argument missing."],
  [["--points", "a@example.com"], "--points takes an email and a whole number, like 30 or -30, not nothing."],
  [["--points", "a@example.com", "--reason", "Paid"], "Unexpected argument 'Paid'."],
  [["--points", "a@example.com", "1.5", "--reason", "Paid"], /whole number, like 30 or -30, not 1\.5\./],
  [["--points", "a@example.com", "1e3", "--reason", "Paid"], /whole number, like 30 or -30, not 1e3\./],
  [["--points", "a@example.com", "ten", "--reason", "Paid"], /whole number, like 30 or -30, not ten\./],
  [["--points", "a@example.com", "30"], "--points needs a --reason, which the ledger keeps."],
  [
    ["--points", "a@example.com", "30", "--reason", "  "],
    "--points needs a --reason, which the ledger keeps.",
  ],
  [["--erase", "a@example.com", "--reason", "Paid"], "--reason is for --points."],
  [["--show", "a@example.com", "--student", "An"], "--student is for --erase."],
])("%j is refused with a message of one line", (parameters, problem) => {
  const refused = () => readTask(parameters);
  expect(refused).toThrow(problem);
  expect(refused).toThrow(/^[^\n]+ Usage: npm run accounts [^\n]+$/);
});
