import { act, type ComponentProps, type ReactElement, type SyntheticEvent } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useController, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { clearStoredForm, usePersistentForm } from "./use-persistent-form";

type Values = { name: string; interest: string[]; password: string };
const empty: Values = { name: "", interest: [], password: "" };
const excludedFields = ["password"] as const;
let form: UseFormReturn<Values>;

function Probe() {
  form = useForm<Values>({ defaultValues: empty });
  usePersistentForm("form", form, excludedFields);
  return <form id="form" />;
}

/** Mounts the form, runs `work`, and unmounts it. */
function withForm(work: () => void, element: ReactElement = <Probe />) {
  const root = createRoot(document.createElement("div"));
  act(() => root.render(element));
  act(work);
  act(() => root.unmount());
}

const realStorage = window.sessionStorage;
const replaceStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(window, "sessionStorage", { configurable: true, ...descriptor });

beforeEach(() => {
  replaceStorage({ value: realStorage });
  clearStoredForm("form");
});

const expectValuesRestored = () => {
  withForm(() => {
    form.setValue("name", "Lan");
    form.setValue("interest", ["1"]);
    form.setValue("password", "secret");
  });
  withForm(() => expect(form.getValues()).toEqual({ name: "Lan", interest: ["1"], password: "" }));
};

test("values are restored when the form is mounted again, except passwords", () => {
  expectValuesRestored();
  expect(realStorage.getItem("form")).not.toContain("secret");
});

test("values are restored within one page where storage is denied", () => {
  replaceStorage({
    get: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  expectValuesRestored();
});

test.each(["", "{", "null", "7", '"text"', "[]", '{"name":7,"interest":"1","other":"x"}'])(
  "stored data that does not match the form is ignored (%s)",
  (stored) => {
    realStorage.setItem("form", stored);
    withForm(() => expect(form.getValues()).toEqual(empty));
  },
);

/** Stands for the components that hydrate after the form; the visitor may type while they do. */
function Rest({ duringHydration }: { duringHydration: () => void }) {
  duringHydration();
  return null;
}

/** A field that normalizes its input, as the phone number field does: here to capital letters. */
const toCapitals = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { value } = currentTarget;
  if (value !== value.toUpperCase()) currentTarget.value = value.toUpperCase();
};

function Page({
  duringHydration,
  field = {},
}: {
  duringHydration: () => void;
  field?: ComponentProps<"input">;
}) {
  form = useForm<Values>({ defaultValues: { ...empty, name: "Lan" } });
  usePersistentForm("form", form);
  return (
    <form id="form">
      <input {...form.register("name")} {...field} />
      <Rest duringHydration={duringHydration} />
    </form>
  );
}

/** Hydrates a page whose field was filled in before. @returns the value in the field, in the form and in storage. */
function hydrateTyped(typed: string, field?: ComponentProps<"input">, duringHydration?: string) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = '<form id="form"><input name="name"></form>';
  const input = container.querySelector("input")!;
  input.value = typed;
  const type = () => {
    if (duringHydration && input.value === typed) input.value = duringHydration;
  };
  let root: Root;
  act(() => void (root = hydrateRoot(container, <Page duringHydration={type} field={field} />)));
  const { value } = input;
  const formValue = form.getValues().name;
  act(() => root.unmount());
  container.remove();
  return [value, formValue, JSON.parse(realStorage.getItem("form") ?? "{}").name];
}

test("text typed before and during hydration is kept and stored", () => {
  expect(hydrateTyped("A", {}, "Anh")).toEqual(["Anh", "Anh", "Anh"]);
});

test("a field normalizes text that was typed before hydration", () => {
  expect(hydrateTyped("Anh", { onInput: toCapitals })).toEqual(["ANH", "ANH", "ANH"]);
});

function Flags({ isShown }: { isShown: boolean }) {
  const flags = useForm({ defaultValues: { shown: isShown } });
  usePersistentForm("flags", flags);
  return (
    <form id="flags">
      <input type="checkbox" {...flags.register("shown")} />
      <output>{JSON.stringify(useWatch({ control: flags.control, name: "shown" }))}</output>
    </form>
  );
}

function Choice() {
  const choice = useForm({ defaultValues: { kind: "student" } });
  usePersistentForm("choice", choice);
  const { value: chosen, onChange } = useController({ control: choice.control, name: "kind" }).field;
  return (
    <form id="choice">
      {["student", "parent"].map((value) => (
        <input
          key={value}
          type="radio"
          name="kind"
          value={value}
          checked={chosen === value}
          onChange={() => onChange(value)}
        />
      ))}
      <output>{chosen}</output>
    </form>
  );
}

test("a choice made before hydration is kept, also in the form library", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Choice />);
  container.querySelector<HTMLInputElement>("[value=parent]")!.checked = true;
  let root: Root;
  act(() => void (root = hydrateRoot(container, <Choice />)));
  expect(container.querySelector<HTMLInputElement>(":checked")?.value).toBe("parent");
  expect(container.querySelector("output")?.textContent).toBe("parent");
  act(() => root.unmount());
  container.remove();
});

test.each([true, false])(
  "an untouched single checkbox keeps its boolean value (%s) and does not become a list",
  (isShown) => {
    const container = document.body.appendChild(document.createElement("div"));
    const root = createRoot(container);
    act(() => root.render(<Flags isShown={isShown} />));
    expect(container.querySelector("output")?.textContent).toBe(String(isShown));
    act(() => root.unmount());
    container.remove();
  },
);

test("a single checkbox that was ticked before hydration stays a boolean when it is left", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Flags isShown={false} />);
  const box = container.querySelector("input")!;
  box.checked = true;
  let root: Root;
  act(() => void (root = hydrateRoot(container, <Flags isShown={false} />)));
  // The form library reads the box again; one with the attribute `value` would have its text as its value.
  act(() => void box.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(box.checked).toBe(true);
  expect(box.hasAttribute("value")).toBe(false);
  expect(container.querySelector("output")?.textContent).toBe("true");
  act(() => root.unmount());
  container.remove();
});
