import { act } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, useForm } from "react-hook-form";
import type { Values } from "@/lib/content/form-values";
import { deskWords } from "@/lib/desk/words";
import { WordsProvider } from "../words";
import { PictureField } from "./picture-field";
jest.mock("./crop-dialog", () => ({
  CropDialog: ({ file, width }: { file: File; width: number }) => (
    <p id="crop">
      {file.name} {width}
    </p>
  ),
}));

function Form() {
  const form = useForm<Values>({ defaultValues: { link: "", place: "liveBanner" } });
  return (
    <WordsProvider words={deskWords["en-US"]}>
      <FormProvider {...form}>
        <PictureField name="link" label="Picture" shape="placement" />
      </FormProvider>
    </WordsProvider>
  );
}

const paste = (types: string[], ...files: File[]) =>
  act(() => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { clipboardData: { types, files } }));
    return Promise.resolve();
  });
/** @returns whether the page handles the event; otherwise the browser would navigate to the file. */
const drop = async (type: "dragover" | "drop", ...files: File[]) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const target = document.getElementById("field-link");
  await act(() => Promise.resolve(target?.dispatchEvent(Object.assign(event, { dataTransfer: { files } }))));
  return event.defaultPrevented;
};
const crop = () => document.getElementById("crop")?.textContent;

test("a picture can be pasted anywhere while its form is mounted; text is ignored", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => Promise.resolve(root.render(<Form />)));
  const picture = new File(["x"], "lamp.png", { type: "image/png" });
  await paste(["text/plain", "Files"], picture);
  await paste(["Files"], new File(["x"], "list.pdf", { type: "application/pdf" }));
  expect(crop()).toBeUndefined();
  await paste(["Files"], picture);
  expect(crop()).toBe("lamp.png 1200");
  await act(() => Promise.resolve(root.unmount()));
  await paste(["Files"], picture);
  expect(crop()).toBeUndefined();
});

test("a picture can be dropped on its field, which is highlighted", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => Promise.resolve(root.render(<Form />)));
  const isMarked = () => document.querySelector("[data-part=picture]")?.hasAttribute("data-over");
  expect(isMarked()).toBe(false);
  expect(await drop("dragover")).toBe(true);
  expect(isMarked()).toBe(true);
  expect(await drop("drop", new File(["x"], "lamp.png"), new File(["y"], "boat.png"))).toBe(true);
  expect([isMarked(), crop()]).toEqual([false, "lamp.png 1200"]);
  await act(() => Promise.resolve(root.unmount()));
});
