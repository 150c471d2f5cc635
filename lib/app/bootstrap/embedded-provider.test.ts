import { endpoints, type CallName } from "../../base/contract/endpoints";
import { enquiries } from "../schema";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { isProviderReady } from "./embedded-provider";

describeEachEngine((db) => {
  test("is ready", async () => {
    expect(await isProviderReady()).toBe(true);
  });

  test("banners come by placement and in order", async () => {
    const { link_properties } = await call("homePage", { type: 1, name: "home" });
    expect(link_properties.map(({ link, url }) => [link, url])).toEqual([
      ["/a.svg", "/live"],
      ["/b.svg", null],
    ]);
    const offer = await call("homePage", { type: 3, name: "alert" }, { language: "ko-KR" });
    expect(offer.link_properties.map(({ alt }) => alt)).toEqual(["Offer ko-KR"]);
    expect(await call("homePage", { type: 2, name: "body" })).toEqual({ link_properties: [] });
  });

  test("the profile tells student, parent and teacher apart; students share the parent's points", async () => {
    const profile = async (email: string) =>
      call("profile", {}, { token: await issueTokenFor(db(), `${email}@example.com`) });
    expect(await profile("student")).toMatchObject({
      student: { nickname: "An", class_point: 100 },
      teacher: null,
    });
    expect(await profile("parent")).toMatchObject({ student: { nickname: "Trang", class_point: 100 } });
    expect(await profile("teacher")).toEqual({
      student: null,
      teacher: { id: 1, nickname: "Lin", avatar: "/lin.svg" },
    });
  });

  test("apps, partners and recommended teachers", async () => {
    expect((await call("appVersions", {})).list).toHaveLength(2);
    expect(await call("appDownload", { type: "2" })).toEqual({
      address: "https://app.example/i",
      version: "2.0.0",
    });
    expect((await call("partners", {})).list).toMatchObject([{ content: "/logo.svg" }]);
    const { list } = await call("recommendedTeachers", {}, { language: "ko-KR" });
    const lin = {
      id: 1,
      nickname: "Lin ko-KR",
      avatar: "/lin.svg",
      country: "CN",
      languages: ["zh", "en"],
      video_url: "",
      introduction_url: "",
      description: "Kind ko-KR",
    };
    expect(list).toEqual([{ ...lin, updated_at: expect.any(String) as string }]);
  });

  test("recommended series classes are filtered by language", async () => {
    const names = async (value: "vi-VN" | "en-US" | "ko-KR") => {
      const filter = { conditions: [{ field: "lang" as const, operator: "equal" as const, value }] };
      const { list } = await call("recommendedSets", { filter });
      return list.map(({ combo_name }) => combo_name);
    };
    expect(await names("vi-VN")).toEqual(["last seat en-US", "vietnamese en-US"]);
    expect(await names("en-US")).toEqual(["last seat en-US"]);
    expect(await names("ko-KR")).toEqual([]);
    expect((await call("recommendedSets", {})).total).toBe(2);
  });

  test("hot-sell classes are paged, full and closed ones last, with lessons in Beijing time", async () => {
    const first = await call("preSales", { page: 1, per_page: 3 }, { language: "zh-TW" });
    const second = await call("preSales", { page: 2, per_page: 3 });
    expect(first).toMatchObject({ total: 5, page: 1, per_page: 3 });
    expect([...first.list, ...second.list].map(({ students }) => students)).toEqual([2, 2, 2, 6, 2]);
    expect(second.list.at(-1)?.combo_name).toBe("expired en-US");
    expect(first.list[0]).toMatchObject({
      combo_name: "open zh-TW",
      teacher_name: "Lin zh-TW",
      lesson_number: 3,
      is_apply: false,
      deadline: "2026-03-08T11:30:00.000Z",
    });
    expect(first.list[0]?.lesson_list[1]).toEqual({
      lesson_id: expect.any(Number) as number,
      lesson_name: "Lesson 2 zh-TW",
      from: "2026-03-11T11:30:00.000Z",
      to: "2026-03-11T12:30:00.000Z",
    });
    expect((await call("preSales", { page: 9, per_page: 3 })).list).toEqual([]);
  });

  test("`is_apply` is true only for the student who applied", async () => {
    const applied = async (token?: string) =>
      (await call("preSales", {}, { token })).list
        .filter(({ is_apply }) => is_apply)
        .map(({ combo_name }) => combo_name);
    expect(await applied(await issueTokenFor(db(), "student@example.com"))).toEqual(["applied en-US"]);
    expect(await applied(await issueTokenFor(db(), "sister@example.com"))).toEqual([]);
    expect(await applied()).toEqual([]);
  });

  test("live classes are those not over yet; recordings are newest first", async () => {
    const { list, total } = await call("readyLives", {});
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({
      lesson_name: "Tones en-US",
      from: "2026-03-04T03:40:00.000Z",
      to: "2026-03-04T04:40:00.000Z",
    });
    expect((await call("readyLives", {}, { now: daysLater(0.1) })).total).toBe(1);
    const records = await call("videoRecords", {}, { language: "vi-VN" });
    expect(records.list.map(({ lesson_name }) => lesson_name)).toEqual(["New vi-VN", "Old vi-VN"]);
    expect(records.list[0]?.from).toBe("2026-03-02T14:00:00.000Z");
  });

  test("hot courses carry the price at index 1", async () => {
    const { list } = await call("recommendedCourses", {});
    expect(list[0]?.level_class_point[1]).toEqual({ class_point: 20 });
  });

  test("a visitor's enquiry is stored, once per key; an unknown class is refused", async () => {
    const id = await findClassId(db(), "full");
    const input = { id, name: "Lan", region: "VN", phone: "84-912345678" };
    const context = { idempotencyKey: "k1" };
    await call("preSaleRegister", input, context);
    await call("preSaleRegister", input, context);
    expect(await db().select().from(enquiries)).toMatchObject([
      { classId: id, name: "Lan", region: "VN", phone: "84-912345678" },
    ]);
    await expect(call("preSaleRegister", { ...input, id: 999 })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await expect(call("preSaleRegister", { ...input, name: "Another" }, context)).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
  });

  const inputs: { [Name in CallName]?: Parameters<typeof call<Name>>[1] } = {
    bookCombo: { class_id: 1 },
    preSaleApply: { id: 1 },
  };
  const names = Object.keys(endpoints) as CallName[];
  test.each(names.filter((name) => endpoints[name].access === "token"))("%s needs a token", async (name) => {
    await expect(call(name, inputs[name] ?? {})).rejects.toMatchObject({ codeName: "tokenFailure" });
    await expect(call(name, inputs[name] ?? {}, { token: "wrong" })).rejects.toMatchObject({
      codeName: "tokenFailure",
    });
  });
  test.each(names.filter((name) => endpoints[name].access === "optionalToken"))(
    "%s refuses a bad token",
    async (name) => {
      await expect(call(name, {}, { token: "wrong" })).rejects.toMatchObject({ codeName: "tokenFailure" });
    },
  );
  test("open calls ignore a bad token", async () => {
    expect((await call("partners", {}, { token: "wrong" })).list).toHaveLength(1);
    expect((await call("readyLives", {}, { token: "wrong", now })).total).toBe(2);
  });
});
