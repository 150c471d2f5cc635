import { act } from "react";
import { createRoot } from "react-dom/client";
import { useKeptFocus } from "./use-kept-focus";

type Drawn = { version?: number; busy?: true; gone?: true };

function Page({ version = 1, busy, gone }: Drawn) {
  useKeptFocus();
  return (
    <main id="main">
      <section aria-label="Form">
        {!gone && (
          <form key={version}>
            <input id="name" defaultValue={version} />
            <button type="button" disabled={busy}>
              Save
            </button>
          </form>
        )}
      </section>
    </main>
  );
}

const root = createRoot(document.body.appendChild(document.createElement("div")));
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Renders and waits for the mutation observer. */
const draw = (next: Drawn) =>
  act(async () => {
    root.render(<Page {...next} />);
    await Promise.resolve();
  });

beforeEach(async () => {
  await draw({});
  one("button").focus();
});

test("a re-rendered form keeps the focus on the same control", async () => {
  const before = one("button");
  await draw({ version: 2 });
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(one("button"));
  one("input").focus();
  await draw({ version: 3 });
  expect(document.activeElement).toBe(one("input"));
});

test("a button that was disabled gets the focus back", async () => {
  await draw({ busy: true });
  // Browsers blur a disabled button; jsdom does not.
  one("button").blur();
  await draw({});
  expect(document.activeElement).toBe(one("button"));
});

test("the section around a removed form gets the focus", async () => {
  await draw({ gone: true });
  expect(document.activeElement).toBe(one("section"));
});

test("focus is not restored after a press outside any control", async () => {
  document.dispatchEvent(new Event("pointerdown"));
  await draw({ gone: true });
  expect(document.activeElement).toBe(document.body);
});
