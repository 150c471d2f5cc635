import { isAvailable, type ExternalServer } from "./external-server";

const unreachable: ExternalServer = {
  name: "Server",
  address: new URL("redis://127.0.0.1:1"),
  setting: "SERVER_URL_TEST",
  probeScript: "process.exit(1)",
  commands: ["no-such-command"],
};
const { CI } = process.env;
let stderrWrite: jest.SpyInstance;
beforeEach(() => {
  process.env.CI = "true";
  stderrWrite = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
  delete process.env.SERVER_URL_TEST;
  stderrWrite.mockRestore();
});

test("a reachable server is available", () => {
  expect(isAvailable({ ...unreachable, probeScript: "" })).toBe(true);
});

test("a server that is not installed is reported on stderr, also under CI", () => {
  expect(isAvailable(unreachable)).toBe(false);
  expect(stderrWrite).toHaveBeenCalledWith(
    "No Server at 127.0.0.1:1; its tests are skipped. Set SERVER_URL_TEST to use another.\n",
  );
});

test("an unreachable server that is installed or configured is an error under CI only", () => {
  const installed = { ...unreachable, commands: ["no-such-command", "node"] };
  expect(() => isAvailable(installed)).toThrow("node is installed");
  process.env.SERVER_URL_TEST = "redis://127.0.0.1:1";
  expect(() => isAvailable(unreachable)).toThrow("SERVER_URL_TEST is set");
  delete process.env.CI;
  expect(isAvailable(installed)).toBe(false);
});
