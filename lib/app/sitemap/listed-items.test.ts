import { readCall } from "../../engines/provider-calls/read-call";
import { sampleResponses } from "../../base/contract/sample-responses";
import type { ReadyLive, SeriesClass } from "../../base/contract/types";
import { readUpcomingLives } from "../../subjects/live/read";
import { readAllClasses } from "../../subjects/series/read";
import { listedItems } from "./listed-items";

jest.mock("../../engines/provider-calls/read-call");
jest.mock("../../subjects/series/read");
jest.mock("../../subjects/live/read");

const now = Date.parse("2026-11-27T12:00:00Z");
const [series] = sampleResponses.preSales.list as [SeriesClass];
const [live] = sampleResponses.readyLives.list as [ReadyLive];
const at = (day: string) => `2026-${day}T12:00:00Z`;
const open = { ...series, id: 1, deadline: at("11-30"), updated_at: at("11-20") };

const answer = (list: unknown[] | undefined) =>
  list ? { code: 0, message: "", data: { list }, stale: false } : { message: "no answer", stale: false };

function offer({
  classes = [],
  lives = [],
  teachers,
}: {
  classes?: SeriesClass[];
  lives?: ReadyLive[];
  teachers?: unknown[] | undefined;
}) {
  jest
    .mocked(readAllClasses)
    .mockResolvedValue(classes.map((seriesClass) => ({ list: "preSale", seriesClass })));
  jest.mocked(readUpcomingLives).mockResolvedValue({ lives, isComplete: true });
  jest.mocked(readCall).mockResolvedValue(answer(teachers) as never);
}
const paths = async () => (await listedItems(now)).map(({ path }) => path);

test("a class is listed until applications close or its last lesson ends", async () => {
  const classes = [
    open,
    { ...open, id: 2, deadline: at("11-26") },
    { ...open, id: 3, lesson_list: [{ lesson_name: "", from: at("11-01"), to: at("11-02") }] },
    { ...open, id: 4, students: open.class_capacity },
  ];
  offer({ classes, teachers: [] });
  expect(await paths()).toEqual(["/hot-sell/detail/1", "/hot-sell/detail/4", "/teachers/3"]);
});

test("a live class that has ended since the provider's response is omitted", async () => {
  offer({
    lives: [
      { ...live, id: 8, from: at("11-28") },
      { ...live, id: 9, from: at("11-20") },
    ],
    teachers: [],
  });
  expect(await paths()).toEqual(["/live/8"]);
});

test("teachers of the home page and of open classes are listed, with the latest change of any", async () => {
  const teachers = [
    { id: 3, nickname: "Lin", updated_at: at("11-01") },
    { id: 5, nickname: "Wu" },
    { nickname: "Without a page" },
  ];
  offer({
    classes: [open],
    lives: [{ ...live, from: at("11-28"), teacher_id: 6, updated_at: at("11-22") }],
    teachers,
  });
  const listed = (await listedItems(now)).filter(({ path }) => path.startsWith("/teachers/"));
  expect(listed).toEqual([
    { path: "/teachers/3", lastModified: at("11-20") },
    { path: "/teachers/5", lastModified: undefined },
    { path: "/teachers/6", lastModified: at("11-22") },
  ]);
});

test("if the teachers cannot be read, the other pages are still listed", async () => {
  offer({ classes: [open] });
  expect(await paths()).toEqual(["/hot-sell/detail/1", "/teachers/3"]);
});
