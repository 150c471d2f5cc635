import * as z from "zod";
import { randomId } from "./random-id";

const { randomUUID } = crypto;
afterEach(() => Object.assign(crypto, { randomUUID }));

test.each(["with", "without"])("unique UUIDs of version 4 %s crypto.randomUUID", (how) => {
  if (how === "without") Object.assign(crypto, { randomUUID: undefined });
  const ids = Array.from({ length: 1000 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).error).toBeUndefined();
  expect(new Set(ids).size).toBe(1000);
});
