import { act } from "react";
import { createRoot } from "react-dom/client";
import { useRestoredFocus } from "./use-restored-focus";

type PageProps = { version?: number; isBusy?: true; isRemoved?: true };

function Page({ version = 1, isBusy, isRemoved }: PageProps) {
  useRestoredFocus();
  return (
    <main id="main">
      <section aria-label="Form">
        {!isRemoved && (
          <form key={version}>
            <input id="name" defaultValue={version} />
            <button type="button" disabled={isBusy}>
              Save
            </button>
          </form>
        )}
      </section>
    </main>
  );
}

const root = createRoot(document.body.appendChild(document.createElement("div")));
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Renders and waits for the mutation observer. */
const renderPage = (next: PageProps) =>
  act(async () => {
    root.render(<Page {...next} />);
    await Promise.resolve();
  });

beforeEach(async () => {
  await renderPage({});
  find("button").focus();
});

test("a re-rendered form keeps the focus on the same control", async () => {
  const before = find("button");
  await renderPage({ version: 2 });
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(find("button"));
  find("input").focus();
  await renderPage({ version: 3 });
  expect(document.activeElement).toBe(find("input"));
});

test("a button that was disabled gets the focus back", async () => {
  await renderPage({ isBusy: true });
  // Browsers blur a disabled button; jsdom does not.
  find("button").blur();
  await renderPage({});
  expect(document.activeElement).toBe(find("button"));
});

test("the section around a removed form gets the focus", async () => {
  await renderPage({ isRemoved: true });
  expect(document.activeElement).toBe(find("section"));
});

test("focus is not restored after a press outside any control", async () => {
  document.dispatchEvent(new Event("pointerdown"));
  await renderPage({ isRemoved: true });
  expect(document.activeElement).toBe(document.body);
});
