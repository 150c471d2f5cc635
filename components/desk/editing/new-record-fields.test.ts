import { newRecordFields } from "./new-record-fields";

test("a copied class is open and has the deadline of its lessons", () => {
  const fields = { capacity: 5, closed: true, deadline: "2026-11-25T00:00:00.000Z" };
  expect(newRecordFields("series", fields, undefined)).toEqual({ ...fields, closed: false });
  expect(newRecordFields("teacher", { nickname: {} }, undefined)).toEqual({ nickname: {} });
});

test("a recording takes its initial fields from its live class", () => {
  const fields = {
    lessonName: { "en-US": "Four tones" },
    cover: "/c.svg",
    startsAt: "2026-11-26T14:00:00Z",
    x: 1,
  };
  const recording = newRecordFields("recording", fields, 7);
  expect(recording).toMatchObject({ cover: "/c.svg", startsAt: "2026-11-26T14:00:00Z", liveId: 7 });
  expect(recording?.lessonName).toMatchObject({ "en-US": "Four tones" });
});
