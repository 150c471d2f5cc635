import { act } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { maxCharges } from "@/lib/engines/content/rules";
import { formatMessage } from "@/lib/base/i18n/format-message";
import { deskMessages } from "@/lib/base/desk/messages";
import { schemas } from "@/lib/app/editing/kinds";
import { toFields, toValues } from "@/lib/app/editing/form";
import { DeskMessagesProvider } from "../desk-messages";
import { ChargesField } from "./charges-field";

const words = deskMessages["en-US"];
const facts = {
  name: { "en-US": "Lotus" },
  email: "hello@lotus.example",
  charges: [{ currency: "EUR", ways: { "en-US": "card" } }],
};

let form: UseFormReturn<Values>;
function Harness() {
  form = useForm<Values>({ defaultValues: toValues("school", facts) });
  return (
    <DeskMessagesProvider language="en-US" messages={words}>
      <FormProvider {...form}>
        <ChargesField name="charges" label={words.content.fields.school.charges} />
      </FormProvider>
    </DeskMessagesProvider>
  );
}
const saved = () => schemas.school.safeParse(toFields("school", form.getValues(), facts));
const button = (label: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.getAttribute("aria-label") === label || one.textContent === label,
  )!;

test("currencies that are charged are added, checked and removed, up to a limit", () => {
  document.documentElement.lang = "en-US";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Harness />));
  const { add, remove } = words.content.charges;
  expect(document.querySelectorAll("select")).toHaveLength(1);
  act(() => button(add).click());
  expect(document.querySelectorAll("select")).toHaveLength(2);
  expect(saved().error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["charges.1.currency", "required"],
    ["charges.1.ways.en-US", "fallbackMissing"],
  ]);
  act(() => {
    form.setValue("charges.1.currency", "JPY");
    form.setValue("charges.1.ways.en-US", "bank transfer");
    form.setValue("charges.1.ways.ko-KR", "은행 송금");
  });
  expect(saved().data).toMatchObject({
    charges: [
      ...facts.charges,
      { currency: "JPY", ways: { "en-US": "bank transfer", "ko-KR": "은행 송금" } },
    ],
  });
  act(() => button(formatMessage(remove, { n: 1 }, "en-US")).click());
  expect(saved().data).toMatchObject({ charges: [{ currency: "JPY" }] });
  // A message about the whole list, here too many items, goes with its cause.
  act(() => {
    const tooMany = Array.from({ length: maxCharges + 1 }, () => ({
      currency: "EUR",
      ways: facts.charges[0]!.ways,
    }));
    form.setValue("charges", tooMany as never);
    form.setError("charges", { message: "tooMany" });
  });
  expect(button(add)).toBeUndefined();
  expect(document.querySelector(".field-error")?.textContent).toBe(words.content.problems.tooMany);
  act(() => button(formatMessage(remove, { n: 1 }, "en-US")).click());
  expect(document.querySelector(".field-error")).toBeNull();
  act(() => button(formatMessage(remove, { n: 1 }, "en-US")).click());
  expect(button(add)).toBeDefined();
  act(() => root.unmount());
});
