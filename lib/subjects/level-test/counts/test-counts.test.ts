import { callDesk, createDeskCookie, fetchDesk } from "../../../../testing/gateway/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { levelTestDays } from "../../../app/schema";
import { env } from "../../../base/env";
import { closeCounters } from "../../../base/limits/check";
import { writeClient } from "../../../base/request/client-header";
import { maxEventsPerDay } from "./add-test-event";
import { countTestEvent } from "./count-test-event";

afterEach(closeCounters);

/** 00:30 on the 5th in Beijing, still the 4th in UTC. */
const night = new Date("2026-03-04T16:30:00Z");
const span = { from: "2026-03-01", to: "2026-03-31" };

let clients = 0;

/** Reports an event as the page does, each time from another network. @returns the response's status */
async function send(language: string, event: string, headers: Record<string, string> = {}, at = night) {
  const client: Record<string, string> = {};
  clients += 1;
  writeClient(client, `192.0.${Math.floor(clients / 250)}.${clients % 250}`);
  const { origin } = new URL(env().SITE_URL);
  const all = { origin, "user-agent": "Mozilla/5.0", ...headers, ...client };
  const request = new Request(`${origin}/api/level-test`, { method: "POST", headers: all });
  return (await countTestEvent(request, language, event, at)).status;
}

describeEachEngine((db) => {
  const daysFor = async (email: string) => {
    const cookie = await createDeskCookie(db(), email);
    return (await callDesk("level-test/days", span, { cookie })).data;
  };

  test("events are counted by day in Beijing and by language, also at the same time", async () => {
    const events = [
      ["vi-VN", "started"],
      ["vi-VN", "started"],
      ["vi-VN", "finished"],
      ["ko-KR", "started"],
      ["vi-VN", "registered"],
    ] as const;
    await Promise.all(events.map(([language, event]) => send(language, event)));
    await send("vi-VN", "started", {}, new Date("2026-03-04T15:59:59Z"));
    await send("vi-VN", "started", {}, new Date("2026-04-01T00:00:00Z"));
    const days = [
      { day: "2026-03-05", language: "ko-KR", started: 1, finished: 0, registered: 0 },
      { day: "2026-03-05", language: "vi-VN", started: 2, finished: 1, registered: 1 },
      { day: "2026-03-04", language: "vi-VN", started: 1, finished: 0, registered: 0 },
    ];
    for (const email of ["owner@example.com", "editor@example.com", "adviser@example.com"])
      expect(await daysFor(email)).toEqual({ days });
    const cookie = await createDeskCookie(db(), "editor@example.com");
    const csv = await (await fetchDesk("level-test/export", span, { cookie })).text();
    expect(csv).toBe(
      "day,language,started,finished,registered\r\n2026-03-05,ko-KR,1,0,0\r\n2026-03-05,vi-VN,2,1,1\r\n2026-03-04,vi-VN,1,0,0\r\n",
    );
  });

  test("a count of a day ends at its limit, from however many networks events come; the other counts go on", async () => {
    const row = { day: "2026-03-05", language: "vi-VN" as const, finished: 7, registered: 0 };
    await db()
      .insert(levelTestDays)
      .values({ ...row, started: maxEventsPerDay - 1 });
    await Promise.all(Array.from({ length: 3 }, () => send("vi-VN", "started")));
    await send("vi-VN", "finished");
    await send("ko-KR", "started");
    const days = [
      { ...row, language: "ko-KR", started: 1, finished: 0 },
      { ...row, started: maxEventsPerDay, finished: 8 },
    ];
    expect(await daysFor("owner@example.com")).toEqual({ days });
  });

  test("an unknown language or event does not exist; bots, other sites and opted-out visitors are not counted", async () => {
    expect(await send("xx-XX", "started")).toBe(404);
    expect(await send("vi-VN", "visits")).toBe(404);
    expect(await send("vi-VN", "__proto__")).toBe(404);
    const ignored = [
      ["dnt", "1"],
      ["sec-gpc", "1"],
      ["origin", "https://evil.example"],
      ["user-agent", "Mozilla/5.0 (compatible; Googlebot/2.1)"],
    ] as const;
    for (const [name, value] of ignored) expect(await send("vi-VN", "started", { [name]: value })).toBe(204);
    expect(await db().$count(levelTestDays)).toBe(0);
  });
});
