import { existsSync, readdirSync, readFileSync } from "node:fs";

/* No engine for images is needed to see the two ways in which building one fails as the project grows. */

const lines = (file: string) => readFileSync(file, "utf8").split("\n");
const { exclude } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { exclude: string[] };

test("all that the type check reads is sent along to be built", () => {
  const leftOut = lines(".dockerignore").filter(
    (name) => name && !exclude.includes(name) && existsSync(name),
  );
  const read = leftOut.flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
  );
  expect(leftOut).toContain("docs");
  expect(read).toEqual([]);
});

test("all that the images are made of is there", () => {
  const copied = lines("deploy/Dockerfile").flatMap((line) => {
    const [word, ...names] = line.split(/\s+/);
    return word === "COPY" && !line.includes("--from") ? names.slice(0, -1) : [];
  });
  expect(copied).toContain("next.config.mjs");
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
});
