import { act, type ComponentProps, type ReactElement, type SyntheticEvent } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useController, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { drafts } from "@/lib/base/session/drafts";
import { nameAccount, pageAccount } from "@/lib/base/session/page-account";
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
    drafts.write("form", stored);
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
  return [value, formValue, JSON.parse(drafts.read("form") ?? "{}").name];
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

type Contact = { name: string; code: string; phone: string; wish: string };
const phoneParts = ["code", "phone"] as const;
const draft: Contact = { name: "Lan", code: "84", phone: "912.345.678", wish: "work" };
let contact: UseFormReturn<Contact>;

/** A form with a field that takes the focus when a dialog opens, linked fields, and a controlled one. */
function ContactForm({ autoFocus = false }: { autoFocus?: boolean }) {
  contact = useForm<Contact>({ defaultValues: { name: "", code: "62", phone: "", wish: "" } });
  usePersistentForm("contact", contact, undefined, phoneParts);
  // Subscribes after the draft was restored.
  const wish = useWatch({ control: contact.control, name: "wish" });
  return (
    <form id="contact">
      <input autoFocus={autoFocus} {...contact.register("name")} />
      <input {...contact.register("code")} />
      <input {...contact.register("phone")} />
      <output>{wish}</output>
    </form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`#contact [name=${name}]`)!;
const texts = () => [field("name").value, field("code").value, field("phone").value];

/** What a browser does with a character that is typed into a field, after the text that is there. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.focus();
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  setValue.call(input, text + input.value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("a stored form", () => {
  let container: HTMLElement;
  let root: Root;
  beforeEach(() => {
    drafts.write("contact", JSON.stringify(draft));
    container = document.body.appendChild(document.createElement("div"));
    // As lib/app/inline-scripts/viewer.ts does.
    document.addEventListener("focusin", ({ target }) => {
      (target as HTMLElement).hadFocus = true;
    });
  });
  afterEach(() => {
    act(() => root.unmount());
    container.remove();
    delete document.documentElement.dataset["account"];
    document.cookie = "token=; max-age=0";
  });
  const hydrate = () => act(() => void (root = hydrateRoot(container, <ContactForm />)));
  const serve = () => {
    container.innerHTML = renderToString(<ContactForm />);
  };

  test("is not restored into a field that has the focus, nor into one linked with it", () => {
    serve();
    field("phone").focus();
    hydrate();
    expect(texts()).toEqual(["Lan", "62", ""]);
    act(() => typeInto(field("phone"), "912345678"));
    expect(contact.getValues()).toEqual({ ...draft, code: "62", phone: "912345678" });
    expect(JSON.parse(drafts.read("contact") ?? "")).toEqual(contact.getValues());
  });

  test("is not restored into a field that had the focus before", () => {
    serve();
    field("name").focus();
    field("code").focus();
    field("code").blur();
    hydrate();
    expect(texts()).toEqual(["", "62", ""]);
    expect(container.querySelector("output")?.textContent).toBe("work");
  });

  test("is restored into fields that were not used, and before anybody can type into them", () => {
    serve();
    hydrate();
    expect(texts()).toEqual(["Lan", "84", "912.345.678"]);
    expect(container.querySelector("output")?.textContent).toBe("work");
  });

  test("is restored in a dialog that focuses its first field", () => {
    root = createRoot(container);
    act(() => root.render(<ContactForm autoFocus />));
    expect(document.activeElement).toBe(field("name"));
    expect(texts()).toEqual(["Lan", "84", "912.345.678"]);
  });

  test("is restored for another token of its writer, once the page knows the account, into unused fields", () => {
    const open = (token: string) => {
      document.cookie = `token=${token}`;
      delete document.documentElement.dataset["account"];
      pageAccount();
    };
    open("one");
    nameAccount("student-3");
    drafts.write("contact", JSON.stringify(draft));
    open("two");
    root = createRoot(container);
    act(() => root.render(<ContactForm />));
    expect(texts()).toEqual(["", "62", ""]);
    act(() => field("name").focus());
    act(() => nameAccount("student-3"));
    expect(texts()).toEqual(["", "84", "912.345.678"]);
  });

  test("stays its writer's if the login ends while it is open", () => {
    document.cookie = "token=one";
    delete document.documentElement.dataset["account"];
    root = createRoot(container);
    act(() => root.render(<ContactForm />));
    expect(texts()).toEqual(["", "62", ""]);
    document.documentElement.dataset["account"] = "";
    act(() => typeInto(field("name"), "Minh"));
    expect(JSON.parse(drafts.read("contact") ?? "{}").name).not.toBe("Minh");
  });
});
