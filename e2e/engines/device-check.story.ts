import { words } from "../support/words";
import { button, css, role } from "./targets";
import { expect, test } from "./test";

const { deviceCheck } = words("en-US");

test("the device check opens from its link and reports on browser and connection", async ({ visitor }) => {
  await visitor.open("/class#device-check");
  await visitor.press(button(deviceCheck.start));
  const panel = role("group", deviceCheck.title);
  await visitor.isFocused(panel);
  const state = (name: string) => visitor.attribute(css(`[data-part="${name}"]`, panel), "data-state");
  await expect.poll(() => state("browser")).toMatch(/^(pass|advice|fail)$/);
  await expect.poll(() => state("connection"), { timeout: 30_000 }).toMatch(/^(pass|advice|fail)$/);
  // Without a camera the response varies by machine; every one shows a message and can be retried.
  await visitor.press(button(deviceCheck.camera.start, panel));
  await expect.poll(() => state("camera")).toMatch(/^(pass|advice|fail)$/);
  await visitor.press(button(deviceCheck.end));
  await visitor.sees(button(deviceCheck.start));
});
