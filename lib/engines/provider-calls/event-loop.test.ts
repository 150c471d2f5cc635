import { yieldToEventLoop } from "./event-loop";

test("concurrent callers resolve one per turn, with other work in between", async () => {
  const order: string[] = [];
  // Runs in the second turn of the event loop from here.
  setImmediate(() => setImmediate(() => order.push("a visitor")));
  await Promise.all(["first", "second"].map((name) => yieldToEventLoop().then(() => order.push(name))));
  expect(order).toEqual(["first", "a visitor", "second"]);
});
