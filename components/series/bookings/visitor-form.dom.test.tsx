import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import messages from "@/messages/en-US/site.json";
import { VisitorForm } from "./visitor-form";

const mockCall = jest.fn();
jest.mock("@/lib/app/bootstrap/client", () => ({ call: (...request: unknown[]) => mockCall(...request) }));

const { errors, help } = messages.apply.visitor;
const onSent = jest.fn();
let root: Root;

beforeEach(async () => {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = () => undefined;
  // The simulated browser has no performance entries.
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });
  const regions = [{ code: "VN", dialCode: "84", en: "Vietnam", zh: "越南" }];
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => regions }) });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={messages}>
        <VisitorForm storageKey="test" onSent={onSent} />
      </NextIntlClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

const find = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector)!;
const submit = () => act(async () => find<HTMLFormElement>("form").requestSubmit());
const describe = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => find(`#${id}`).textContent);

function fill(id: string, value: string) {
  return act(async () => {
    const input = find<HTMLInputElement>(`#${id}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("an empty form names country and phone at their fields, and focuses the first field", async () => {
  await submit();
  expect(document.activeElement).toBe(find("#nickname"));
  expect(describe(find("#region"))).toContain(`${errors.region} ${help.region}`);
  expect(describe(find("#phone"))).toContain(`${errors.phone} ${help.phone}`);
  expect(mockCall).not.toHaveBeenCalled();
});

test("the number is read as one of the country that was found by name", async () => {
  mockCall.mockResolvedValue({ code: 0, message: "", data: {} });
  await fill("nickname", "Lan");
  await fill("region", "viet");
  await act(async () => find("[role=option]").click());
  expect(find<HTMLInputElement>("#region").value).toBe("Vietnam +84");
  await act(async () => find("input[type=checkbox]").click());
  await fill("phone", "12");
  await submit();
  expect(describe(find("#phone"))).toContain(errors.wrongPhone);
  expect(document.activeElement).toBe(find("#phone"));
  expect(mockCall).not.toHaveBeenCalled();
  await fill("phone", "0912345678");
  await submit();
  expect(mockCall.mock.calls[0][1]).toEqual({ name: "Lan", region: "VN", phone: "84-912345678" });
  expect(onSent).toHaveBeenCalledTimes(1);
});
