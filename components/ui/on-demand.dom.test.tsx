import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { OnDemand } from "./on-demand";

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const Form = ({ name }: { name: string }) => <p>Hello {name}</p>;
const show = (load: () => Promise<{ default: typeof Form }>, onFailed?: () => void) =>
  act(async () =>
    root.render(
      <StrictMode>
        <OnDemand
          load={load}
          componentProps={{ name: "Lan" }}
          placeholder={<i>wait</i>}
          onFailed={onFailed}
        />
      </StrictMode>,
    ),
  );
const hide = () => act(() => root.render(null));

test("a component shows its placeholder while it loads, and renders at once the next time", async () => {
  let resolveLoad = (_: { default: typeof Form }) => {};
  const load = () => new Promise<{ default: typeof Form }>((resolve) => (resolveLoad = resolve));
  await show(load);
  expect(container.textContent).toBe("wait");
  await act(async () => resolveLoad({ default: Form }));
  expect(container.textContent).toBe("Hello Lan");
  hide();
  await show(load);
  expect(container.textContent).toBe("Hello Lan");
});

test("a failed load is reported, leaves the placeholder, and is retried on the next mount", async () => {
  const failed = jest.fn();
  let isOffline = true;
  const load = () => (isOffline ? Promise.reject(new Error("offline")) : Promise.resolve({ default: Form }));
  await show(load, failed);
  expect(failed).toHaveBeenCalled();
  expect(container.textContent).toBe("wait");
  hide();
  isOffline = false;
  await show(load, failed);
  expect(container.textContent).toBe("Hello Lan");
});
