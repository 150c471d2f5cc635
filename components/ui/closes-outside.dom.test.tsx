import { act } from "react";
import { createRoot } from "react-dom/client";
import { closesOutside } from "./closes-outside";

/** Renders a dialog of 100 by 100 px in the corner. @returns a click on it, and the mock of its `close`. */
async function openDialog() {
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<dialog {...closesOutside}>Words</dialog>));
  const dialog = document.querySelector("dialog")!;
  const press = (clientX: number) =>
    act(
      async () => void dialog.dispatchEvent(new MouseEvent("click", { clientX, clientY: 50, bubbles: true })),
    );
  return { press, close };
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
});

test("a click on the backdrop closes the dialog, a click on its own edge does not", async () => {
  const { press, close } = await openDialog();
  await press(99);
  expect(close).not.toHaveBeenCalled();
  await press(101);
  expect(close).toHaveBeenCalledTimes(1);
});

test("a browser that supports `closedby` closes the dialog itself", async () => {
  Object.defineProperty(HTMLDialogElement.prototype, "closedBy", { configurable: true, value: "any" });
  const { press, close } = await openDialog();
  await press(101);
  expect(close).not.toHaveBeenCalled();
});
