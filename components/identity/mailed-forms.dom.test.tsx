import { NextIntlClientProvider } from "next-intl";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { codes } from "@/lib/base/contract/codes";
import messages from "@/messages/en-US/site.json";
import { ConfirmEmailForm } from "./confirm-email-form";
import { NewPasswordForm } from "./new-password-form";

const mockCall = jest.fn();
jest.mock("@/lib/app/bootstrap/client", () => ({ call: (...request: unknown[]) => mockCall(...request) }));
jest.mock("./mailed-token", () => ({ readMailedToken: () => "token", forgetMailedToken: () => undefined }));

let root: Root;
async function show(form: ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messages}>
        {form}
      </NextIntlClientProvider>,
    ),
  );
}
async function submit() {
  const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
  await act(async () => {
    button?.focus();
    button?.click();
  });
}
async function fillInPassword() {
  const input = document.querySelector<HTMLInputElement>("input[type=password]")!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(
      input,
      "four quiet lanterns",
    );
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const succeeds = { code: 0, message: "", data: {} };
const { newPassword, confirmEmail } = messages.account;

test("after a new password and a confirmed address, what happened has the focus", async () => {
  mockCall.mockResolvedValue(succeeds);
  await show(<NewPasswordForm />);
  await fillInPassword();
  await submit();
  expect(document.activeElement?.textContent).toBe(newPassword.done);
  act(() => root.unmount());
  await show(<ConfirmEmailForm />);
  await submit();
  expect(document.activeElement?.textContent).toBe(confirmEmail.done);
});

test("a link that is over gives the focus to the reason", async () => {
  mockCall.mockResolvedValue({ code: codes.notFound.code, message: "This link has been used.", data: {} });
  await show(<NewPasswordForm />);
  await fillInPassword();
  await submit();
  expect(document.activeElement?.textContent).toBe("This link has been used.");
});
