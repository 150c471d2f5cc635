import { takeTurn } from "./turn";

test("concurrent callers resolve one per turn, with other work in between", async () => {
  const seen: string[] = [];
  // Runs in the second turn of the event loop from here.
  setImmediate(() => setImmediate(() => seen.push("a visitor")));
  await Promise.all(["first", "second"].map((name) => takeTurn().then(() => seen.push(name))));
  expect(seen).toEqual(["first", "a visitor", "second"]);
});
