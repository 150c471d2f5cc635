import * as z from "zod/mini";
import { email, name, phoneNumber } from "../contract/fields";
import { checkForm } from "./field-errors";

const form = z.object({
  name,
  email,
  phone: z.pipe(z.string().check(z.minLength(1)), z.pipe(z.transform(Number), phoneNumber)),
  interests: z.array(z.string()).check(z.minLength(1)),
  consent: z.literal(true),
});
const messages = {
  name: { blank: "no name", long: "long name" },
  email: { blank: "no email", format: "odd email" },
  phone: { blank: "no phone", format: "odd phone" },
  interests: { blank: "no interest" },
  consent: { blank: "no consent" },
};
const right = {
  name: " Lan ",
  email: " lan@example.com ",
  phone: "0912345678",
  interests: ["1"],
  consent: true as const,
};
const check = (values: object) => checkForm(form, { ...right, ...values }, messages);

test("returns the values trimmed and converted", () => {
  const data = { ...right, name: "Lan", email: "lan@example.com", phone: 912345678 };
  expect(check({})).toEqual({ success: true, data });
});

test.each([
  ["name", "  ", "no name"],
  ["name", "a".repeat(101), "long name"],
  ["email", " ", "no email"],
  ["email", "lan@", "odd email"],
  ["email", `${"a".repeat(250)}@example.com`, "odd email"],
  ["phone", "", "no phone"],
  ["phone", "12", "odd phone"],
  ["phone", "9".repeat(15), "odd phone"],
  ["interests", [], "no interest"],
  ["consent", false, "no consent"],
] as const)("%s %j: %s", (field, value, message) => {
  expect(check({ [field]: value })).toEqual({ success: false, errors: { [field]: message } });
});

test("an error without a message is still an error", () => {
  const result = checkForm(form, { ...right, name: "" }, {});
  expect(result).toEqual({ success: false, errors: { name: "" } });
});
