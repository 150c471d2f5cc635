import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { campaignWords } from "@/lib/subjects/campaign/campaign-words";
import PhoneForm from "./phone-form";

const mockCall = jest.fn();
jest.mock("@/lib/app/bootstrap/client", () => ({ call: (...request: unknown[]) => mockCall(...request) }));

const { form: words } = campaignWords.vn;
let root: Root;

beforeEach(async () => {
  mockCall.mockReset();
  document.documentElement.lang = "vi-VN";
  Element.prototype.scrollIntoView = () => undefined;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="vi-VN" messages={{ campaign: campaignWords.vn }}>
        <PhoneForm region="vn" season="2021-01" prizePath="/prize" enrolPath="/enroll" />
      </NextIntlClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const find = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector)!;
const number = () => find<HTMLInputElement>("input[name=number]");
const submit = () => act(async () => find<HTMLFormElement>("form").requestSubmit());

function fill(input: HTMLInputElement, value: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("starts at the dial code of the region, and a missing number is said at its field", async () => {
  const code = find<HTMLInputElement>("input[name=code]");
  expect(code.value).toBe("84");
  expect(document.activeElement).toBe(code);
  await submit();
  expect(document.activeElement).toBe(number());
  expect(number().getAttribute("aria-invalid")).toBe("true");
  expect(find("form").textContent).toContain(words.required);
  expect(mockCall).not.toHaveBeenCalled();
});

test("a refusal stays until it is closed, and the phone can be sent again", async () => {
  mockCall.mockResolvedValue({ code: 5000, message: "Not now, please." });
  await fill(number(), "0912345678");
  await submit();
  expect(mockCall).toHaveBeenCalledWith("abroadIsApplied", { code: "84", num: "912345678" });
  expect(find("[role=alert]").textContent).toBe("Not now, please.");
  await act(async () => find("[role=alert] button").click());
  expect(find("[role=alert]").textContent).toBe("");
  await submit();
  expect(mockCall).toHaveBeenCalledTimes(2);
});

test("a phone on its way is not sent twice, and its button keeps the focus", async () => {
  mockCall.mockReturnValue(new Promise(() => undefined));
  await fill(number(), "912345678");
  const button = find<HTMLButtonElement>("button[type=submit]");
  await act(async () => button.focus());
  await submit();
  await submit();
  expect(mockCall).toHaveBeenCalledTimes(1);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
});
