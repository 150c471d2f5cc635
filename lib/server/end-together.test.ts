import type { ServerResponse } from "node:http";
import { endTogether } from "./end-together";

let ended: string[];
beforeEach(() => (ended = []));

function answer(body: string): void {
  const response = { end: (sent?: Buffer) => ended.push(String(sent)) };
  endTogether(response as unknown as ServerResponse, Buffer.from(body));
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("answers of one turn of the event loop are ended when it is done, in their order", async () => {
  answer("first");
  await Promise.resolve();
  answer("second");
  expect(ended).toEqual([]);
  await turn();
  expect(ended).toEqual(["first", "second"]);
  answer("third");
  await turn();
  expect(ended).toEqual(["first", "second", "third"]);
});

test("of many none waits for all: they are ended thirty-two at a time", async () => {
  const bodies = Array.from({ length: 70 }, (_, index) => String(index));
  for (const body of bodies) answer(body);
  expect(ended).toEqual(bodies.slice(0, 64));
  await turn();
  expect(ended).toEqual(bodies);
});

test("one that comes while they are ended waits for the next turn", async () => {
  const response = { end: () => answer("asked for by the first") };
  endTogether(response as unknown as ServerResponse);
  await turn();
  expect(ended).toEqual([]);
  await turn();
  expect(ended).toEqual(["asked for by the first"]);
});
