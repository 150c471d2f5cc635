import type { CallInput } from "../contract/contract";
import { activationCode } from "./activation-code";
import { enrolments } from "./db/schema";
import { call, refusing } from "./testing/calls";
import { onEachEngine } from "./testing/engines";

const input: CallInput<"abroadCreate"> = {
  name: "Lan",
  phone_code: 84,
  phone_number: 912345678,
  email: "Lan@Example.com",
  gpa_score: 3.5,
  intention_city: "Shenzhen",
  intention_university: "",
  intention_major: "",
  source: "越南",
  interest: "宣讲会;留学服务",
};

test("activation codes have no letter that is mistaken for another", () => {
  const codes = Array.from({ length: 200 }, activationCode);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

onEachEngine((db) => {
  test("an enrolment is stored and gets an activation code", async () => {
    const answer = await call("abroadCreate", input);
    expect(answer).toMatchObject({ phone_code: 84, phone_number: 912345678 });
    expect(await db().select().from(enrolments)).toMatchObject([
      {
        name: "Lan",
        email: "lan@example.com",
        gpaScore: 3.5,
        intentionCity: "Shenzhen",
        source: "越南",
        interest: "宣讲会;留学服务",
        activationCode: answer.activation_code,
      },
    ]);
  });

  test("the same phone and email are told the same code again, even all at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call("abroadCreate", { ...input, email: "lan@example.COM" })),
    );
    expect(new Set(answers.map(({ activation_code }) => activation_code)).size).toBe(1);
    expect(await db().$count(enrolments)).toBe(1);
  });

  test("another email for an enrolled phone is refused without the code, in the caller's language", async () => {
    const { activation_code } = await call("abroadCreate", input);
    const other = { ...input, email: "other@example.com" };
    await expect(call("abroadCreate", other)).rejects.toEqual(
      refusing("alreadyApplied", "This phone number is already enrolled."),
    );
    const error: unknown = await call("abroadCreate", other, { language: "vi-VN" }).catch((e: unknown) => e);
    expect(error).toEqual(refusing("alreadyApplied", /Số điện thoại/));
    expect(JSON.stringify(error)).not.toContain(activation_code);
  });

  test("whether a phone is enrolled", async () => {
    const nobody = { phone_code: "", phone_number: "" };
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toEqual(nobody);
    await call("abroadCreate", input);
    const found = { phone_code: 84, phone_number: 912345678 };
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toEqual(found);
    expect(await call("abroadIsApplied", { code: "84", num: "0912345678" })).toEqual(found);
    expect(await call("abroadIsApplied", { code: "62", num: "912345678" })).toEqual(nobody);
  });

  test("the longest phone number is kept whole", async () => {
    const phone_number = 99_999_999_999_999;
    expect(await call("abroadCreate", { ...input, phone_number })).toMatchObject({ phone_number });
    expect(await call("abroadIsApplied", { code: "84", num: String(phone_number) })).toMatchObject({
      phone_number,
    });
  });
});
