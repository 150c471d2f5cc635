import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { closedDays } from "../../app/schema";
import { readCalendar } from "./calendar";
import { accountViewHandlers } from "./views";

describeEachEngine((db) => {
  const contextOf = async (email: string, language: "en-US" | "vi-VN" = "en-US") =>
    ({ language, now, token: await issueTokenFor(db(), email) }) as const;
  const request = { of: "live" } as const;
  beforeEach(async () => {
    await db()
      .insert(closedDays)
      .values([
        { firstDay: "2026-03-01", lastDay: "2026-03-03", name: { "en-US": "Over" } },
        { firstDay: "2026-03-10", lastDay: "2026-03-11", name: { "en-US": "Break", "vi-VN": "Nghỉ" } },
        { firstDay: "2026-09-01", lastDay: "2026-09-01", name: { "en-US": "Far away" } },
      ]);
  });

  test.each(["student@example.com", "parent@example.com"])("%s sees the closed days ahead", async (email) => {
    const view = await accountViewHandlers.student(request, await contextOf(email, "vi-VN"));
    expect(view.closed_days).toEqual([{ first_day: "2026-03-10", last_day: "2026-03-11", name: "Nghỉ" }]);
  });

  test("a teacher sees them, too", async () => {
    const view = await accountViewHandlers.teacher(request, await contextOf("teacher@example.com"));
    expect(view.closed_days.map(({ name }) => name)).toEqual(["Break"]);
  });

  test.each(["student@example.com", "teacher@example.com"])(
    "the calendar of %s has them as whole days",
    async (email) => {
      const { address } = await actionHandlers.calendar({ on: true }, await contextOf(email));
      const secret = /([\w-]{43})\.ics$/.exec(address ?? "")?.[1] ?? "";
      const file = await readCalendar(secret, now);
      const event = file?.split("BEGIN:VEVENT").find((text) => text.includes("SUMMARY:Break")) ?? "";
      expect(event).toContain("DTSTART;VALUE=DATE:20260310");
      expect(event).toContain("DTEND;VALUE=DATE:20260312");
      expect(event).toContain("No lessons: the school is closed.");
      expect(event).not.toContain("BEGIN:VALARM");
      // By the school's clock March 11 ends at 16:00 UTC; the event is neither canceled then nor later.
      const evening = new Date("2026-03-11T20:00:00Z");
      expect((await readCalendar(secret, evening))?.match(/STATUS:CANCELLED/g) ?? []).toEqual([]);
      await db().delete(closedDays);
      expect((await readCalendar(secret, daysLater(1)))?.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    },
  );
});
