import { act, useState } from "react";
import { hydrateRoot, createRoot, type Root } from "react-dom/client";
import { LateSection } from "./late-section";

/* The server's markup is that of a client render: both are the same here. */

let observed: { element: Element; enter: () => void }[] = [];
const container = document.createElement("div");
let root: Root | undefined;

beforeAll(() => {
  document.body.append(container);
  class TestObserver {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      observed.push({ element, enter: () => this.callback([{ isIntersecting: true }]) });
    }
    disconnect() {
      observed = [];
    }
  }
  Object.assign(globalThis, { IntersectionObserver: TestObserver });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  observed = [];
  renders.length = 0;
});

const renders: string[] = [];
function Entry({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  renders.push(name);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}
const entry = <Entry name="entry" />;
/** What the server sends for an entry: React marks a boundary by comments. */
const markup =
  '<span hidden=""></span><!--&--><button type="button">entry<!-- --> <!-- -->0</button><!--/&-->';
const hydrate = async () => {
  container.innerHTML = markup;
  await act(async () => {
    root = hydrateRoot(container, <LateSection>{entry}</LateSection>);
  });
};
const text = () => container.querySelector("button")?.textContent;

test("an entry is hydrated when it comes near the viewport", async () => {
  await hydrate();
  expect(renders).toEqual([]);
  expect(text()).toBe("entry 0");
  await act(async () => observed[0]?.enter());
  expect(renders).not.toEqual([]);
});

test("the first click on an entry that waits counts", async () => {
  await hydrate();
  await act(async () => container.querySelector("button")?.click());
  expect(text()).toBe("entry 1");
});

test("an entry that is rendered with other content is hydrated at once", async () => {
  await hydrate();
  await act(async () =>
    root?.render(
      <LateSection>
        <Entry name="other" />
      </LateSection>,
    ),
  );
  expect(text()).toBe("other 0");
});

test("an entry that the browser renders itself does not wait", async () => {
  container.innerHTML = "";
  await act(async () => {
    root = createRoot(container);
    root.render(<LateSection>{entry}</LateSection>);
  });
  expect(text()).toBe("entry 0");
});
