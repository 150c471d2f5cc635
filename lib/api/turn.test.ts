import { takeTurn } from "./turn";

test("those who wait at the same time go on one after the other, with other work in between", async () => {
  const seen: string[] = [];
  // Due in the second turn of the event loop from here.
  setImmediate(() => setImmediate(() => seen.push("a visitor")));
  await Promise.all(["first", "second"].map((name) => takeTurn().then(() => seen.push(name))));
  expect(seen).toEqual(["first", "a visitor", "second"]);
});
