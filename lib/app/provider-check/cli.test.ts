import { startFaultyHost } from "../../../testing/gateway/faulty-host";
import { runChild } from "../../../testing/provider/child";

test("the command prints the table and exits with a meaningful status", async () => {
  const host = await startFaultyHost();
  const child = runChild(
    `process.argv.splice(1, 99, "contract", ${JSON.stringify(host.address)}, "--write");
    await import("project:lib/app/provider-check/cli.ts");`,
    {},
  );
  // It accepts any token.
  expect(await child.exit).toBe(1);
  await host.close();
  expect(child.output()).toMatch(/^call +asked +reached +slowest +frame +rows +fit +left out$/m);
  expect(child.output()).toMatch(/^profile +1 +1 +\d+\.\d\d s +1 bad/m);
  expect(child.output()).toContain("Something would be missing.");
  const written = host.calls.filter(({ call }) => call === "preSaleRegister" || call === "abroadCreate");
  expect(written).toHaveLength(2);
});
