import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { deskMessages, deskTranslate } from "@/lib/base/desk/messages";
import type { Role } from "@/lib/base/desk/roles";
import { CurrentUserContext, type CurrentUser } from "./current-user";
import { ErasePerson } from "./erase-person";
import { DeskMessagesProvider } from "./desk-messages";

const words = deskMessages["en-US"].people;
const consequence = "The balance is 96 class points.";
const erase = jest.fn();

let root: Root;
const open = async (role: Role) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <CurrentUserContext value={{ role } as CurrentUser}>
          <ErasePerson
            name="Mai"
            t={deskTranslate("en-US", "people")}
            consequence={consequence}
            disabled={false}
            onConfirm={erase}
          />
        </CurrentUserContext>
      </DeskMessagesProvider>,
    ),
  );
};
const press = (text: string) =>
  act(async () => [...document.querySelectorAll("button")].find((one) => one.textContent === text)?.click());
const dialogText = () => document.querySelector("dialog")?.textContent;

beforeEach(() => {
  document.body.innerHTML = "";
  erase.mockClear();
});
afterEach(() => act(async () => root.unmount()));

test("an owner is asked twice, with the balance, and the second time the focus is on Cancel", async () => {
  await open("owner");
  await press(words.erase);
  expect(dialogText()).toContain(words.eraseText);
  expect(dialogText()).toContain(consequence);
  await press(words.eraseNext);
  expect(erase).not.toHaveBeenCalled();
  expect(dialogText()).toContain(words.eraseSure);
  expect(dialogText()).toContain(consequence);
  expect(document.activeElement?.textContent).toBe(deskMessages["en-US"].shell.cancel);
  await press(words.eraseSubmit);
  expect(erase).toHaveBeenCalledTimes(1);
});

test("other roles see that only an owner can erase", async () => {
  await open("adviser");
  expect(document.querySelector("button")).toBeNull();
  expect(document.body.textContent).toBe(words.eraseOwner);
});
