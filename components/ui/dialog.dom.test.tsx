import { act, type SyntheticEvent } from "react";
import { createRoot } from "react-dom/client";
import { Dialog } from "./dialog";
// jsdom does not implement form submission and logs an error.
jest.spyOn(console, "error").mockImplementation(() => undefined);

test("submitting a form in a dialog does not submit the form around its opener", async () => {
  const outer = jest.fn((event: SyntheticEvent) => event.preventDefault());
  const inner = jest.fn((event: SyntheticEvent) => event.preventDefault());
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <form onSubmit={outer}>
        <button id="outer">Send</button>
        <Dialog title="Sure?" closeLabel="Close" onClose={() => undefined}>
          <form onSubmit={inner}>
            <button id="inner">Send</button>
          </form>
        </Dialog>
      </form>,
    ),
  );
  const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());
  await press("[aria-label=Close]");
  await press("#inner");
  expect(outer).not.toHaveBeenCalled();
  expect(inner).toHaveBeenCalledTimes(1);
  await press("#outer");
  expect(outer).toHaveBeenCalledTimes(1);
});
