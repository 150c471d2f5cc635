import fc from "fast-check";
import { Counter, Histogram, Registry } from "prom-client";
import { register, RequestTally } from "./request-tally";

const bounds = [0.005, 0.1, 1];
const help = "Said in one line";
const counter = { name: "answers_total", help };
const histogram = { name: "answer_seconds", help };

const answer = fc.record({
  route: fc.constantFrom("/home", "/hot-sell/detail/{id}", "unknown"),
  status: fc.constantFrom("2xx", "5xx", "aborted"),
  milliseconds: fc.constantFrom(0, 1, 5, 6, 100, 999, 1000, 1001, 60_000),
});

test("whatever is counted, a scraper reads what prom-client would have written", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 30 }), async (answers) => {
      const [own, theirs] = [new Registry(), new Registry()];
      const tally = new RequestTally(bounds);
      register(own, tally.counter(counter.name, help));
      register(own, tally.histogram(histogram.name, help));
      const registers = [theirs];
      const answered = new Counter({ ...counter, labelNames: ["route", "status"], registers });
      const seconds = new Histogram({ ...histogram, labelNames: ["route"], buckets: bounds, registers });
      for (const { route, status, milliseconds } of answers) {
        tally.add(route, status, milliseconds / 1000);
        answered.inc({ route, status });
        seconds.observe({ route }, milliseconds / 1000);
      }
      const lines = async (registry: Registry) => (await registry.metrics()).split("\n").sort();
      expect(await lines(own)).toEqual(await lines(theirs));
    }),
  );
});
