import { isHere, type OutsideServer } from "./here";

const away: OutsideServer = {
  name: "Server",
  address: new URL("redis://127.0.0.1:1"),
  setting: "SERVER_URL_TEST",
  ask: "process.exit(1)",
  commands: ["no-such-command"],
};
const { CI } = process.env;
let told: jest.SpyInstance;
beforeEach(() => {
  process.env.CI = "true";
  told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
  delete process.env.SERVER_URL_TEST;
  told.mockRestore();
});

test("a server that answers is here", () => {
  expect(isHere({ ...away, ask: "" })).toBe(true);
});

test("a server that this machine does not have is told of, also under CI", () => {
  expect(isHere(away)).toBe(false);
  expect(told).toHaveBeenCalledWith(
    "No Server at 127.0.0.1:1: what needs it is skipped. SERVER_URL_TEST names another.\n",
  );
});

test("one that it has, or that was given an address, and cannot be used, is an error under CI only", () => {
  const installed = { ...away, commands: ["no-such-command", "node"] };
  expect(() => isHere(installed)).toThrow("node is installed");
  process.env.SERVER_URL_TEST = "redis://127.0.0.1:1";
  expect(() => isHere(away)).toThrow("SERVER_URL_TEST is set");
  delete process.env.CI;
  expect(isHere(installed)).toBe(false);
});
