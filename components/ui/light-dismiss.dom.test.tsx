import { act } from "react";
import { createRoot } from "react-dom/client";
import { lightDismissProps } from "./light-dismiss";

/** Renders a dialog of 100 by 100 px in the corner. @returns a click on it, and the mock of its `close`. */
async function openDialog() {
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<dialog {...lightDismissProps}>Words</dialog>));
  const dialog = document.querySelector("dialog")!;
  const click = (clientX: number) =>
    act(
      async () => void dialog.dispatchEvent(new MouseEvent("click", { clientX, clientY: 50, bubbles: true })),
    );
  return { press: click, close };
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
});

test("a click on the backdrop closes the dialog, a click on its own edge does not", async () => {
  const { press: click, close } = await openDialog();
  await click(99);
  expect(close).not.toHaveBeenCalled();
  await click(101);
  expect(close).toHaveBeenCalledTimes(1);
});

test("a browser that supports `closedby` closes the dialog itself", async () => {
  Object.defineProperty(HTMLDialogElement.prototype, "closedBy", { configurable: true, value: "any" });
  const { press: click, close } = await openDialog();
  await click(101);
  expect(close).not.toHaveBeenCalled();
});
