import { createActivationCode } from "./handlers";
import { sourceLabels } from "../../base/contract/enrolment-labels";
import { enrolments } from "../../app/schema";
import type { Region } from "../../base/reference/campaign-regions";
import { findActivationCode } from "./find-activation-code";
import { call, providerErrorMatching } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { enrolmentInput } from "../../../testing/provider/enrolment";

const input = {
  ...enrolmentInput,
  email: "Lan@Example.com",
  gpa_score: 3.5,
  intention_city: "Shenzhen",
  interest: "宣讲会;留学服务",
};

test("activation codes have no ambiguous letters", () => {
  const codes = Array.from({ length: 200 }, createActivationCode);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

describeEachEngine((db) => {
  test("an enrolment is stored and gets an activation code", async () => {
    const response = await call("abroadCreate", input);
    expect(response).toMatchObject({ phone_code: 84, phone_number: 912345678 });
    expect(await db().select().from(enrolments)).toMatchObject([
      {
        name: "Lan",
        email: "lan@example.com",
        gpaScore: 3.5,
        intentionCity: "Shenzhen",
        source: "越南",
        interest: "宣讲会;留学服务",
        activationCode: response?.activation_code,
      },
    ]);
  });

  test("the same phone and email get the same code, also concurrently", async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => call("abroadCreate", { ...input, email: "lan@example.COM" })),
    );
    expect(new Set(responses.map((response) => response?.activation_code)).size).toBe(1);
    expect(await db().$count(enrolments)).toBe(1);
  });

  test("another email for an enrolled phone is refused without the code, in the caller's language", async () => {
    const enrolled = await call("abroadCreate", input);
    const other = { ...input, email: "other@example.com" };
    await expect(call("abroadCreate", other)).rejects.toEqual(
      providerErrorMatching("alreadyApplied", "Someone has already signed up with this phone number."),
    );
    const error: unknown = await call("abroadCreate", other, { language: "vi-VN" }).catch((e: unknown) => e);
    expect(error).toEqual(providerErrorMatching("alreadyApplied", /Số điện thoại/));
    expect(JSON.stringify(error)).not.toContain(enrolled?.activation_code);
  });

  test("a differently split number is the same phone, and returns the code and split of the first request", async () => {
    const first = { ...input, phone_code: 1, phone_number: 8095551234 };
    const response = await call("abroadCreate", first);
    const others = [
      { phone_code: 1809, phone_number: 5551234 },
      { phone_code: 1809, phone_number: 8095551234 },
      { phone_code: 180, phone_number: 95551234 },
      { phone_code: 1, phone_number: 18095551234 },
    ];
    for (const other of others) {
      expect(await call("abroadCreate", { ...input, ...other })).toEqual(response);
      await expect(call("abroadCreate", { ...input, ...other, email: "other@example.com" })).rejects.toEqual(
        providerErrorMatching("alreadyApplied"),
      );
      const query = { code: String(other.phone_code), num: String(other.phone_number) };
      expect(await call("abroadIsApplied", query)).toEqual({ phone_code: 1, phone_number: 8095551234 });
    }
    expect(await db().$count(enrolments)).toBe(1);
  });

  test.each([
    [84, 977357166, 84_977_357_166],
    [62, 811234567, 62_811_234_567],
    [82, 1012345678, 821_012_345_678],
  ])("a repeated country code is the same phone: %s", async (phone_code, phone_number, twice) => {
    const halves = { phone_code, phone_number };
    const response = await call("abroadCreate", { ...input, phone_code, phone_number: twice });
    expect(response).toMatchObject(halves);
    expect(await call("abroadCreate", { ...input, ...halves })).toEqual(response);
    for (const num of [String(phone_number), String(twice), `0${phone_number}`]) {
      expect(await call("abroadIsApplied", { code: String(phone_code), num })).toEqual(halves);
    }
    expect(await db().select().from(enrolments)).toMatchObject([{ e164: `+${phone_code}${phone_number}` }]);
  });

  test("concurrent requests with different splits of one number make one enrolment", async () => {
    const halves = [1, 180, 1809].map((phone_code) => ({
      phone_code,
      phone_number: Number("18095551234".slice(String(phone_code).length)),
    }));
    const responses = await Promise.all(
      [...halves, ...halves].map((half) => call("abroadCreate", { ...input, ...half })),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await db().$count(enrolments)).toBe(1);
  });

  test("reports whether a phone is enrolled", async () => {
    const nobody = { phone_code: "", phone_number: "" };
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toEqual(nobody);
    await call("abroadCreate", input);
    const found = { phone_code: 84, phone_number: 912345678 };
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toEqual(found);
    expect(await call("abroadIsApplied", { code: "84", num: "0912345678" })).toEqual(found);
    expect(await call("abroadIsApplied", { code: "62", num: "912345678" })).toEqual(nobody);
  });

  test("each region's season has an enrollment and a code of its own for the same phone and email", async () => {
    const codes = new Map<Region, string>();
    for (const region of ["id", "en"] as const) {
      const response = await call("abroadCreate", { ...input, source: sourceLabels[region] });
      codes.set(region, response?.activation_code ?? "");
    }
    expect(new Set(codes.values()).size).toBe(2);
    expect(await db().$count(enrolments)).toBe(2);
    const { phone_code, phone_number, email } = input;
    const find = (region: Region, season = "2021-01") =>
      findActivationCode({ phone_code, phone_number, email, region, season }, { language: "en-US" });
    for (const [region, code] of codes) expect(await find(region)).toEqual({ activation_code: code });
    await expect(find("vn")).rejects.toEqual(providerErrorMatching("notFound"));
    await expect(find("id", "2020-06")).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("an enrollment is stored with the last link to its own region in its own season", async () => {
    const now = new Date("2021-01-10T00:00:00Z");
    const linkOf = (segment: string, at: string) => ({ origin: { segment }, arrivedAtMs: Date.parse(at) });
    const origin = { segment: "en-mail" };
    const regionOrigins = {
      vn: linkOf("vn-zalo", "2021-01-09T00:00:00Z"),
      en: linkOf("en-mail", "2021-01-09T12:00:00Z"),
    };
    const regions = ["vn", "en", "id"] as const;
    for (const region of regions) {
      const request = { ...input, source: sourceLabels[region] };
      await call("abroadCreate", request, { origin, regionOrigins, now });
    }
    // From before links belonged to a region.
    const other = { ...input, phone_number: 912345679 };
    for (const source of [sourceLabels.id, sourceLabels.en])
      await call("abroadCreate", { ...other, source }, { origin, now });
    const stored = await db().select().from(enrolments).orderBy(enrolments.id);
    expect(stored.map((row) => row.origin?.segment ?? null)).toEqual([
      "vn-zalo",
      "en-mail",
      null,
      null,
      "en-mail",
    ]);
  });

  test("the longest phone number is stored without loss", async () => {
    const phone_number = 99_999_999_999_999;
    expect(await call("abroadCreate", { ...input, phone_number })).toMatchObject({ phone_number });
    expect(await call("abroadIsApplied", { code: "84", num: String(phone_number) })).toMatchObject({
      phone_number,
    });
  });
});
