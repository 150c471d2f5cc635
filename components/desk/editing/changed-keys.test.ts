import { changedKeys } from "./changed-keys";

test("the order of object keys is ignored, the order of a list is compared", () => {
  const before = { name: { "en-US": "Lin", "zh-CN": "林" }, days: [1, 2], gone: 1, same: null };
  const after = { name: { "zh-CN": "林", "en-US": "Lin" }, days: [2, 1], come: 1, same: null };
  expect(changedKeys(before, after)).toEqual(["days", "gone", "come"]);
  expect(changedKeys({ name: { "en-US": "Lin" } }, { name: { "en-US": "Li" } })).toEqual(["name"]);
});
