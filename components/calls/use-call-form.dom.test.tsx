import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useForm } from "react-hook-form";
import { codes } from "@/lib/base/contract/codes";
import type { CallResult } from "@/lib/base/contract/result";
import { useCallForm, type Leaving } from "./use-call-form";

type Values = { name: string; phone: string };
type Result = CallResult<{ id: number }> | undefined;

const done: Result = { code: 0, message: "", data: { id: 7 } };
const refused = (...paths: string[]): Result => ({
  code: codes.invalidInput.code,
  message: "refused",
  data: { issues: paths.map((path) => ({ path, message: `bad ${path}` })) },
});
const offline: Result = { message: "offline" };

type Props = {
  send: (values: Values, keyOf: (request: object) => string) => Promise<Result>;
  onDone?: () => Leaving;
  fieldOf?: (path: string) => "name" | "phone" | undefined;
};

function TestForm({ fieldOf, ...props }: Props) {
  const form = useForm<Values>({ defaultValues: { name: "", phone: "" } });
  const { submit, problem, isDone, isSending } = useCallForm({
    form,
    ...props,
    ...(fieldOf && { fieldOf }),
    toProblem: (failure, shown) => (shown.length > 0 ? undefined : failure.message),
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <input {...form.register("name")} />
      <input {...form.register("phone")} />
      <output>
        {[errors.name?.message, errors.phone?.message, problem, isDone ? "done" : ""].join("|")}
      </output>
      <button disabled={isSending}>Send</button>
    </form>
  );
}

let root: Root;
async function show(props: Props) {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<TestForm {...props} />));
}
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});
const submit = () => act(async () => document.querySelector("form")!.requestSubmit());
const output = () => document.querySelector("output")!.textContent;
const isBusy = () => document.querySelector("button")!.disabled;

test("server messages appear at their fields, of which the first gets the focus", async () => {
  await show({ send: async () => refused("phone", "name", "other") });
  await submit();
  expect(output()).toBe("bad name|bad phone||");
  expect(document.activeElement?.getAttribute("name")).toBe("phone");
});

test("a path of the request can belong to a field of another name, or to none", async () => {
  await show({
    send: async () => refused("contact.number", "name"),
    fieldOf: (path) => (path === "contact.number" ? "phone" : undefined),
  });
  await submit();
  expect(output()).toBe("|bad contact.number||");
});

test("a message about the whole form disappears with the next attempt", async () => {
  const results = [offline, refused("other"), done];
  await show({ send: async () => results.shift() });
  await submit();
  expect(output()).toBe("||offline|");
  await submit();
  expect(output()).toBe("||refused|");
  await submit();
  expect(output()).toBe("|||done");
  expect(isBusy()).toBe(false);
});

test("two presses send once, and a sender may stop", async () => {
  let answer: (result: Result) => void = () => undefined;
  const send = jest.fn(() => new Promise<Result>((resolve) => (answer = resolve)));
  await show({ send });
  await act(async () => {
    document.querySelector("form")!.requestSubmit();
    document.querySelector("form")!.requestSubmit();
  });
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(true);
  await act(async () => answer(undefined));
  expect([output(), isBusy()]).toEqual(["|||", false]);
});

test("a form whose sender fails can be sent again", async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new Error("a script could not be loaded"))
    .mockResolvedValue(done);
  await show({ send });
  await submit();
  expect([output(), isBusy()]).toEqual(["|||", false]);
  await submit();
  expect(output()).toBe("|||done");
});

test("an unchanged retry has the same idempotency key, another request has another", async () => {
  const keys: string[] = [];
  let request = { of: 1 };
  await show({
    send: async (_, keyOf) => {
      keys.push(keyOf(request));
      return offline;
    },
  });
  await submit();
  await submit();
  request = { of: 2 };
  await submit();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the form stays busy while the next page is opened, until the browser restores it", async () => {
  await show({ send: async () => done, onDone: () => "leaving" });
  await submit();
  expect(isBusy()).toBe(true);
  const restored = Object.assign(new Event("pageshow"), { persisted: true });
  await act(async () => void dispatchEvent(restored));
  expect(isBusy()).toBe(false);
});
