import { act, type ComponentProps, type ReactElement, type SyntheticEvent } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useController, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { forgetForm, useKeptForm } from "./use-kept-form";

type Values = { name: string; interest: string[]; password: string };
const empty: Values = { name: "", interest: [], password: "" };
const except = ["password"] as const;
let form: UseFormReturn<Values>;

function Probe() {
  form = useForm<Values>({ defaultValues: empty });
  useKeptForm("form", form, except);
  return <form id="form" />;
}

/** Mounts the form, runs `work`, and unmounts it. */
function withForm(work: () => void, element: ReactElement = <Probe />) {
  const root = createRoot(document.createElement("div"));
  act(() => root.render(element));
  act(work);
  act(() => root.unmount());
}

const real = window.sessionStorage;
const storage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(window, "sessionStorage", { configurable: true, ...descriptor });

beforeEach(() => {
  storage({ value: real });
  forgetForm("form");
});

const typeAndComeBack = () => {
  withForm(() => {
    form.setValue("name", "Lan");
    form.setValue("interest", ["1"]);
    form.setValue("password", "secret");
  });
  withForm(() => expect(form.getValues()).toEqual({ name: "Lan", interest: ["1"], password: "" }));
};

test("values are restored when the form is mounted again, except passwords", () => {
  typeAndComeBack();
  expect(real.getItem("form")).not.toContain("secret");
});

test("values are restored within one page where storage is denied", () => {
  storage({
    get: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  typeAndComeBack();
});

test.each(["", "{", "null", "7", '"text"', "[]", '{"name":7,"interest":"1","other":"x"}'])(
  "stored data that does not match the form is ignored (%s)",
  (kept) => {
    real.setItem("form", kept);
    withForm(() => expect(form.getValues()).toEqual(empty));
  },
);

/** Stands for the components that hydrate after the form; the visitor may type while they do. */
function Rest({ meanwhile }: { meanwhile: () => void }) {
  meanwhile();
  return null;
}

/** A field that normalizes its input, as the phone number field does: here to capital letters. */
const makeCapital = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { value } = currentTarget;
  if (value !== value.toUpperCase()) currentTarget.value = value.toUpperCase();
};

function Page({ meanwhile, field = {} }: { meanwhile: () => void; field?: ComponentProps<"input"> }) {
  form = useForm<Values>({ defaultValues: { ...empty, name: "Lan" } });
  useKeptForm("form", form);
  return (
    <form id="form">
      <input {...form.register("name")} {...field} />
      <Rest meanwhile={meanwhile} />
    </form>
  );
}

/** Hydrates a page whose field was filled in before. @returns the value in the field, in the form and in storage. */
function takeOver(typed: string, field?: ComponentProps<"input">, meanwhile?: string) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = '<form id="form"><input name="name"></form>';
  const input = place.querySelector("input")!;
  input.value = typed;
  const type = () => {
    if (meanwhile && input.value === typed) input.value = meanwhile;
  };
  let root: Root;
  act(() => void (root = hydrateRoot(place, <Page meanwhile={type} field={field} />)));
  const { value } = input;
  const known = form.getValues().name;
  act(() => root.unmount());
  place.remove();
  return [value, known, JSON.parse(real.getItem("form") ?? "{}").name];
}

test("text typed before and during hydration is kept and stored", () => {
  expect(takeOver("A", {}, "Anh")).toEqual(["Anh", "Anh", "Anh"]);
});

test("a field normalizes text that was typed before hydration", () => {
  expect(takeOver("Anh", { onInput: makeCapital })).toEqual(["ANH", "ANH", "ANH"]);
});

function Flags({ come }: { come: boolean }) {
  const flags = useForm({ defaultValues: { shown: come } });
  useKeptForm("flags", flags);
  return (
    <form id="flags">
      <input type="checkbox" {...flags.register("shown")} />
      <output>{JSON.stringify(useWatch({ control: flags.control, name: "shown" }))}</output>
    </form>
  );
}

function Choice() {
  const choice = useForm({ defaultValues: { kind: "student" } });
  useKeptForm("choice", choice);
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
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Choice />);
  place.querySelector<HTMLInputElement>("[value=parent]")!.checked = true;
  let root: Root;
  act(() => void (root = hydrateRoot(place, <Choice />)));
  expect(place.querySelector<HTMLInputElement>(":checked")?.value).toBe("parent");
  expect(place.querySelector("output")?.textContent).toBe("parent");
  act(() => root.unmount());
  place.remove();
});

test.each([true, false])(
  "an untouched single checkbox keeps its boolean value (%s) and does not become a list",
  (come) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    act(() => root.render(<Flags come={come} />));
    expect(place.querySelector("output")?.textContent).toBe(String(come));
    act(() => root.unmount());
    place.remove();
  },
);
