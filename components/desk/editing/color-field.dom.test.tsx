import { act } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, useForm } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { ColorField } from "./color-field";

const errors = { mainColor: { type: "server", message: "lowContrast:1.21" } };

function Form({ value }: { value: string }) {
  const form = useForm<Values>({
    defaultValues: { mainColor: value },
    errors,
  });
  return (
    <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
      <FormProvider {...form}>
        <ColorField name="mainColor" label="Main color" surface="#e9e2d6" standard="#b9332b" />
      </FormProvider>
    </DeskMessagesProvider>
  );
}

async function show(value: string) {
  document.body.innerHTML = "";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => Promise.resolve(root.render(<Form value={value} />)));
}
const status = () => document.querySelector("[role=status]")?.textContent;
const input = () => document.querySelector<HTMLInputElement>("#field-mainColor")!;
const buttons = () => [...document.querySelectorAll("button")];

test("a color that is too light says its contrast and is replaced by its nearest readable shade", async () => {
  await show("#ffc72c");
  expect(status()).toBe("Contrast 1.21:1, at least 4.5:1 is needed.");
  expect(document.querySelector("#field-mainColor-error")?.textContent).toContain("1.21:1");
  await act(() => Promise.resolve(buttons()[0]?.click()));
  expect(input().value).toMatch(/^#[67]/);
  expect(status()).toMatch(/^Contrast 4\.[5-9]/);
  await act(() => Promise.resolve(buttons().at(-1)?.click()));
  expect(input().value).toBe("");
  expect(status()).toBeUndefined();
});

test("without a color the swatch shows the site's own", async () => {
  await show("");
  expect(document.querySelector<HTMLInputElement>("input[type=color]")?.value).toBe("#b9332b");
  expect(buttons()).toEqual([]);
});
