import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { OnDemand } from "./on-demand";

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const Form = ({ name }: { name: string }) => <p>Hello {name}</p>;
const show = (load: () => Promise<{ default: typeof Form }>, onFailed?: () => void) =>
  act(async () =>
    root.render(
      <StrictMode>
        <OnDemand load={load} part={{ name: "Lan" }} waiting={<i>wait</i>} onFailed={onFailed} />
      </StrictMode>,
    ),
  );
const hide = () => act(() => root.render(null));

test("a component shows its placeholder while it loads, and renders at once the next time", async () => {
  let arrive = (_: { default: typeof Form }) => {};
  const load = () => new Promise<{ default: typeof Form }>((resolve) => (arrive = resolve));
  await show(load);
  expect(place.textContent).toBe("wait");
  await act(async () => arrive({ default: Form }));
  expect(place.textContent).toBe("Hello Lan");
  hide();
  await show(load);
  expect(place.textContent).toBe("Hello Lan");
});

test("a failed load is reported, leaves the placeholder, and is retried on the next mount", async () => {
  const failed = jest.fn();
  let gone = true;
  const load = () => (gone ? Promise.reject(new Error("offline")) : Promise.resolve({ default: Form }));
  await show(load, failed);
  expect(failed).toHaveBeenCalled();
  expect(place.textContent).toBe("wait");
  hide();
  gone = false;
  await show(load, failed);
  expect(place.textContent).toBe("Hello Lan");
});
