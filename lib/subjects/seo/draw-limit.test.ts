import { clientHeader, writeClient } from "../../base/request/client-header";
import { drawWithLimits, toDrawErrorResponse } from "./draw-limit";

const refused = { name: "ProviderError", codeName: "tooManyRequests" };

/** Creates the headers of a request from an address. */
function from(address: string): Headers {
  const headers: Record<string, string> = {};
  writeClient(headers, address);
  return new Headers({ [clientHeader]: headers[clientHeader] ?? "" });
}

test("pictures are drawn one at a time, and requests beyond the queue are refused", async () => {
  let [drawing, maxAtOnce] = [0, 0];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const draw = async () => {
    drawing += 1;
    maxAtOnce = Math.max(maxAtOnce, drawing);
    await released;
    drawing -= 1;
    return "picture";
  };
  // Different addresses, so that only the queue limits them.
  const all = Array.from({ length: 30 }, (_, index) => drawWithLimits(from(`192.0.2.${index}`), draw));
  const settled = Promise.allSettled(all);
  await Promise.race(all.map((each) => each.catch(() => undefined)));
  release();
  const outcomes = await settled;
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(21);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  for (const reason of reasons) expect(reason).toMatchObject(refused);
  expect(maxAtOnce).toBe(1);
});

test("one address gets sixty new pictures in ten minutes, other addresses are not affected", async () => {
  const draw = () => Promise.resolve("picture");
  for (let index = 0; index < 60; index += 1) await drawWithLimits(from("198.51.100.7"), draw);
  await expect(drawWithLimits(from("198.51.100.7"), draw)).rejects.toMatchObject(refused);
  expect(await drawWithLimits(from("198.51.100.8"), draw)).toBe("picture");
});

test("a refusal has Retry-After, and a drawing error does not reveal its cause", async () => {
  const many = await drawWithLimits(from("198.51.100.7"), () => Promise.resolve()).catch(toDrawErrorResponse);
  expect(many).toMatchObject({ status: 429 });
  expect((many as Response).headers.get("retry-after")).toMatch(/^\d+$/);
  const failed = toDrawErrorResponse(new Error("font missing at /srv"));
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain("/srv");
});
