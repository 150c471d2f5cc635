import { readFileSync } from "node:fs";
import { charactersToWrite } from "./read-characters";
import { strokeDataPath } from "./stroke-data";
import { strokeDirection } from "./stroke-direction";

const directionsOf = (character: string) => {
  const file = readFileSync(`public${strokeDataPath(character)}`, "utf8");
  return (JSON.parse(file) as { medians: [number, number][][] }).medians.map(strokeDirection);
};

test.each([
  ["一", "right"],
  ["十", "right down"],
  ["人", "downLeft downRight"],
  ["口", "down right right"],
  ["大", "right downLeft downRight"],
  ["小", "down downLeft downRight"],
  ["山", "down down down"],
  ["木", "right down downLeft downRight"],
  ["中", "down right right down"],
  ["下", "right down downRight"],
])("the strokes of %s start %s", (character, expected) => {
  const accepted = directionsOf(character).map((stroke) => stroke.accepted as readonly string[]);
  const names = expected.split(" ");
  expect(accepted).toHaveLength(names.length);
  expect(names.filter((name, index) => !accepted[index]?.includes(name))).toEqual([]);
  // A clear difference: no stroke accepts the opposite.
  expect(accepted.filter((each) => each.includes("right") && each.includes("downLeft"))).toEqual([]);
});

test("each stroke accepts the direction that the page names, and at most two others", () => {
  for (const { hans, hant } of charactersToWrite())
    for (const { main, accepted } of [hans, hant].flatMap(({ character }) => directionsOf(character))) {
      expect(accepted).toContain(main);
      expect(accepted.length).toBeLessThanOrEqual(3);
    }
});

test("a line without length starts to the right", () => {
  expect(strokeDirection([]).main).toBe("right");
  expect(strokeDirection([[5, 5]]).main).toBe("right");
});
