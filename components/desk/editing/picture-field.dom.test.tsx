import { act } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, useForm } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { PictureField } from "./picture-field";
jest.mock("./crop-dialog", () => ({
  CropDialog: ({ file, width }: { file: File; width: number }) => (
    <p id="crop">
      {file.name} {width}
    </p>
  ),
}));

const use = { kind: "partner", id: 1, fields: { name: "Logo" } };
const pictures = [
  { address: `/pictures/${"a".repeat(64)}/1200.webp`, width: 1200, height: 400, uses: [use] },
  { address: `/pictures/${"b".repeat(64)}/400.webp`, width: 400, height: 400, uses: [] },
].map(({ uses, ...picture }) => ({
  ...{ ...picture, uploaded_at: "2027-01-01T00:00:00.000Z" },
  ...{ use_count: uses.length, used_in: uses },
}));
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async () => ({ code: 0, message: "", data: { total: 2, page: 1, per_page: 24, list: pictures } }),
}));

beforeEach(() => {
  document.documentElement.lang = "en-US";
});

function Form() {
  const form = useForm<Values>({ defaultValues: { link: "", place: "liveBanner" } });
  return (
    <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
      <FormProvider {...form}>
        <PictureField name="link" label="Picture" shape="placement" isOptional={false} pasteAnywhere />
      </FormProvider>
    </DeskMessagesProvider>
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

test("an uploaded picture of the same shape is used again, another one is cropped", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => Promise.resolve(root.render(<Form />)));
  const press = (text: string) =>
    act(async () => {
      const found = [...document.querySelectorAll("button")].find((one) => one.textContent.startsWith(text));
      expect(found).toBeDefined();
      found?.click();
    });
  const { library } = deskMessages["en-US"].content.picture;
  const blob = new Blob(["x"], { type: "image/webp" });
  const fetched = jest.fn(async () => ({ ok: true, blob: async () => blob }));
  Object.assign(globalThis, { fetch: fetched });
  await press(library.open);
  await press("Logo");
  expect(document.querySelector<HTMLInputElement>("#field-link")?.value).toBe(pictures[0]?.address);
  expect(fetched).not.toHaveBeenCalled();
  await press(library.open);
  await press(library.unused);
  expect(fetched).toHaveBeenCalledWith(pictures[1]?.address);
  expect(crop()).toBe("picture.webp 1200");
  await act(() => Promise.resolve(root.unmount()));
});

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
