import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { maxChosenPictureBytes, maxPictureBytes } from "@/lib/base/desk/limits";
import { DeskMessagesProvider } from "../desk-messages";
import { CropDialog } from "./crop-dialog";

const sent = jest.fn();
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async (_name: string, _crop: object, { file }: { file: File }) => {
    sent(file);
    return { code: 0, message: "", data: { address: "/pictures/new.webp" } };
  },
}));

const words = deskMessages["en-US"].content;
const onDone = jest.fn();
const drawn: unknown[][] = [];
const bitmap = { width: 8000, height: 6000, close: jest.fn() };
const decode = jest.fn(async () => bitmap);
/** Bytes of the scaled picture by its width. */
let bytesOf: (width: number) => number;

function createFile(bytes: number, type = "image/jpeg"): File {
  const file = new File(["x"], "photo.jpg", { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
}

let root: Root;
const open = async (file: File) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <CropDialog file={file} shape="16:9" width={640} onDone={onDone} onClose={() => undefined} />
      </DeskMessagesProvider>,
    ),
  );
};
const load = (naturalWidth: number, naturalHeight: number) =>
  act(async () => {
    const picture = document.querySelector("dialog img")!;
    for (const [name, value] of Object.entries({ naturalWidth, naturalHeight }))
      Object.defineProperty(picture, name, { value, configurable: true });
    picture.dispatchEvent(new Event("load"));
  });
const use = () =>
  act(async () =>
    [...document.querySelectorAll("button")].find((one) => one.textContent === words.picture.use)?.click(),
  );
const sentFile = () => sent.mock.calls[0]?.[0] as File;
const problem = () => document.querySelector("[role=alert]")?.textContent;

beforeEach(() => {
  document.body.innerHTML = "";
  drawn.length = 0;
  sent.mockClear();
  bytesOf = () => 1000;
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  Object.assign(globalThis, { createImageBitmap: decode });
  const context = { drawImage: (...args: unknown[]) => drawn.push(args) };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = "") {
    const blob = new Blob(["x"], { type });
    Object.defineProperty(blob, "size", { value: bytesOf(this.width) });
    done(blob);
  };
});
afterEach(() => act(async () => root.unmount()));

test("a picture that can be uploaded is left as it is", async () => {
  const file = createFile(maxPictureBytes);
  await open(file);
  await load(4000, 3000);
  await use();
  expect(sentFile()).toBe(file);
  expect(decode).not.toHaveBeenCalled();
});

test("a photo over 10 MB is scaled down upright, and again if it is still too large", async () => {
  bytesOf = (width) => (width > 4000 ? maxPictureBytes + 1 : 1000);
  await open(createFile(maxPictureBytes + 1));
  expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: "from-image" });
  expect(drawn).toEqual([
    [bitmap, 0, 0, 4096, 3072],
    [bitmap, 0, 0, 3072, 2304],
  ]);
  await load(3072, 2304);
  await use();
  expect(sentFile()).toMatchObject({ name: "photo.jpg", type: "image/jpeg" });
  expect(onDone).toHaveBeenCalledWith("/pictures/new.webp");
});

test("a picture with too many pixels is scaled down once they are known", async () => {
  await open(createFile(1000, "image/png"));
  await load(9000, 8000);
  await load(4096, 3641);
  await use();
  expect(sentFile().type).toBe("image/webp");
});

test("a file of an absurd size, or one that is no picture, is refused in plain words", async () => {
  await open(createFile(maxChosenPictureBytes + 1));
  expect(problem()).toBe(words.problems.tooManyBytes);
  await act(async () => root.unmount());
  decode.mockRejectedValueOnce(new Error("no picture"));
  await open(createFile(maxPictureBytes + 1));
  expect(problem()).toBe(words.problems.noPicture);
});
