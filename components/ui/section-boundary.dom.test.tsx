import { act, Component, useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { pageHydrated } from "@/lib/base/hydration/events";
import { SectionBoundary } from "./section-boundary";
import { usePersistentForm } from "./use-persistent-form";

let root: Root;
const container = document.body.appendChild(document.createElement("div"));
const find = <Kind extends HTMLElement>(selector: string) => container.querySelector<Kind>(selector)!;

/** Hydrates a page after `change` has changed its DOM. @returns the recoverable errors that React reported. */
async function hydrate(page: ReactNode, change: () => void): Promise<unknown[]> {
  const recoverableErrors: unknown[] = [];
  container.innerHTML = renderToString(page);
  change();
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => recoverableErrors.push(error) });
  });
  return recoverableErrors;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => root.unmount()));

const translate = (element: Element) => {
  for (const text of [...element.childNodes]) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(`${text.textContent} in another language`);
  }
};

test("a changed DOM re-renders its own section only", async () => {
  const page = (
    <main>
      <SectionBoundary>
        <h1>One</h1>
      </SectionBoundary>
      <SectionBoundary>
        <h2>Two</h2>
      </SectionBoundary>
    </main>
  );
  const before: Element[] = [];
  const recoverableErrors = await hydrate(page, () => {
    before.push(find("main"), find("h1"), find("h2"));
    translate(find("h1"));
  });
  expect(recoverableErrors).toHaveLength(1);
  expect(find("main")).toBe(before[0]);
  expect(find("h1")).not.toBe(before[1]);
  expect(find("h1").innerHTML).toBe("One");
  expect(find("h2")).toBe(before[2]);
});

test.each([false, true])(
  "the hydration event fires once all sections are hydrated (DOM changed before: %s)",
  async (hasChangedDom) => {
    const onHydrated = jest.fn();
    addEventListener(pageHydrated, onHydrated);
    const page = (
      <SectionBoundary>
        <p>One {1}</p>
        <SectionBoundary>
          <p>Two {2}</p>
        </SectionBoundary>
      </SectionBoundary>
    );
    await hydrate(page, () => hasChangedDom && container.querySelectorAll("p").forEach(translate));
    expect(onHydrated).toHaveBeenCalledTimes(1);
    removeEventListener(pageHydrated, onHydrated);
  },
);

const submitMock = jest.fn();

function Enroll() {
  const form = useForm({ defaultValues: { name: "", interest: [] as string[], password: "" } });
  usePersistentForm("form", form);
  return (
    <form id="form" onSubmit={form.handleSubmit((values) => void submitMock(values))}>
      <label>
        Name <input {...form.register("name")} />
      </label>
      <input type="password" {...form.register("password")} />
      {["1", "2"].map((value) => (
        <input key={value} type="checkbox" value={value} {...form.register("interest")} />
      ))}
      <button>Send</button>
    </form>
  );
}

test.each([false, true])(
  "a form that React renders again (outer section too: %s) keeps its values, focus and caret, also in the form library",
  async (changesOuterSection) => {
    const page = (
      <SectionBoundary>
        <h1>Form {1}</h1>
        <SectionBoundary>
          <Enroll />
        </SectionBoundary>
      </SectionBoundary>
    );
    let before: HTMLInputElement | undefined;
    await hydrate(page, () => {
      before = find<HTMLInputElement>("[name=name]");
      before.value = "Lan Anh";
      find<HTMLInputElement>("[name=password]").value = "secret";
      find<HTMLInputElement>("[value='2']").checked = true;
      before.focus();
      before.setSelectionRange(2, 4);
      before.after(document.createElement("div"));
      if (changesOuterSection) container.querySelectorAll("h1, h2").forEach(translate);
    });
    const name = find<HTMLInputElement>("[name=name]");
    expect(name).not.toBe(before);
    expect(document.activeElement).toBe(name);
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(["Lan Anh", 2, 4]);
    await act(async () => find("button").click());
    expect(submitMock).toHaveBeenCalledWith({ name: "Lan Anh", interest: ["2"], password: "secret" });
  },
);

function Fields() {
  const [text, setText] = useState("");
  const [level, setLevel] = useState("all");
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        name="agreed"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <select name="level" value={level} onChange={({ target }) => setLevel(target.value)}>
        <option>all</option>
        <option>HSK 1</option>
      </select>
      <output>{JSON.stringify([text, agreed, level])}</output>
    </>
  );
}

test("fields outside forms keep their values, and their components get change events", async () => {
  const page = (
    <SectionBoundary>
      <Fields />
    </SectionBoundary>
  );
  await hydrate(page, () => {
    find<HTMLInputElement>("[name=text]").value = "pinyin";
    find<HTMLInputElement>("[name=agreed]").checked = true;
    find<HTMLSelectElement>("select").value = "HSK 1";
    find("select").after(document.createElement("div"));
  });
  expect(find("output").textContent).toBe('["pinyin",true,"HSK 1"]');
  expect(find<HTMLSelectElement>("select").value).toBe("HSK 1");
});

test("a blurred field does not get the focus back", async () => {
  const page = (
    <SectionBoundary>
      <Fields />
    </SectionBoundary>
  );
  await hydrate(page, () => {
    find("[name=text]").focus();
    find("[name=text]").blur();
    find("select").after(document.createElement("div"));
  });
  expect(document.activeElement).toBe(document.body);
});

function Search() {
  const [matchCount, setMatchCount] = useState(0);
  return (
    <>
      <input name="query" />
      <button onClick={() => setMatchCount(matchCount + 1)}>Search</button>
      <p>
        {matchCount > 0 && "found "}
        {matchCount}
        {matchCount === 0 && "none"}
      </p>
    </>
  );
}

test("a translation of a hydrated section remounts that section at most, and field values stay", async () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const page = (
    <main>
      <SectionBoundary>
        <Search />
      </SectionBoundary>
      <SectionBoundary>
        <h2>Two</h2>
      </SectionBoundary>
    </main>
  );
  await hydrate(page, () => undefined);
  const other = find("h2");
  find<HTMLInputElement>("input").value = "tones";
  translate(find("p"));
  await act(async () => find("button").click());
  expect(find<HTMLInputElement>("input").value).toBe("tones");
  expect(find("h2")).toBe(other);
  await act(async () => find("button").click());
  expect(find("p").textContent).toContain("found");
  consoleError.mockRestore();
});

class ErrorPage extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

function Broken(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("broken");
  return <button onClick={() => setBroken(true)}>Break</button>;
}

test("any other error reaches the error page", async () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const page = (
    <ErrorPage>
      <SectionBoundary>
        <Broken />
      </SectionBoundary>
    </ErrorPage>
  );
  await hydrate(page, () => undefined);
  await act(async () => find("button").click());
  expect(container.textContent).toBe("broken");
  consoleError.mockRestore();
});
