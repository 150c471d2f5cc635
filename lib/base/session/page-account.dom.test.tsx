import { tokenChanged } from "./events";
import {
  adoptToken,
  accountGeneration,
  checkChangedTokens,
  confirmAccount,
  nameAccount,
  onAccountNamed,
  pageAccount,
  readPageToken,
  setStaffAccount,
} from "./page-account";
import { reloadPage } from "./reload-page";
import { readTokenMark } from "./browser";
import { endSession, expireSession, startSession } from "./session";
import { drafts } from "./drafts";

jest.mock("./reload-page", () => ({ reloadPage: jest.fn() }));
const reload = jest.mocked(reloadPage);
const { dataset, style } = document.documentElement;

const setToken = (token: string) => {
  document.cookie = `token=${token}; path=/${token ? "" : "; max-age=0"}`;
};
/** Opens a page as the inline script does. */
function openPage(token: string): void {
  dataset["account"] = "";
  pageAccount();
  setToken(token);
  dataset["account"] = readTokenMark();
}

/** The accounts of tokens, as the profile call returns them. */
const findAccount = jest.fn<Promise<string | undefined>, [string]>();
checkChangedTokens(findAccount);

beforeEach(() => {
  openPage("");
  style.visibility = "";
  reload.mockClear();
  findAccount.mockReset();
});

test.each([
  ["a", "a", "a", true],
  ["a", "b", undefined, false],
  ["a", "", undefined, false],
  ["", "", undefined, true],
  // A guest's page acts as a guest's, and shows nothing that belongs to an account.
  ["", "b", undefined, true],
])(
  "a page of the token %j with the cookie %j sends the token %j",
  async (before, after, sent, isConfirmed) => {
    openPage(before);
    setToken(after);
    expect(readPageToken()).toBe(sent);
    expect(await confirmAccount()).toBe(isConfirmed);
    expect(reload).toHaveBeenCalledTimes(isConfirmed ? 0 : 1);
    expect(style.visibility).toBe(isConfirmed ? "" : "hidden");
  },
);

test("a new token of the same account is taken over without a reload, also by what holds the account", async () => {
  openPage("a");
  const account = pageAccount();
  nameAccount("student-12");
  setToken("b");
  findAccount.mockResolvedValue("student-12");
  expect(await Promise.all([confirmAccount(), confirmAccount()])).toEqual([true, true]);
  expect(findAccount).toHaveBeenCalledTimes(1);
  expect(readPageToken()).toBe("b");
  expect(pageAccount()).toBe(account);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["another account", async () => "student-13"],
  ["an account of another kind with the same number", async () => "teacher-12"],
  ["an unknown account, because the provider is down", async () => undefined],
  [
    "the same account, but is gone by then",
    async () => {
      setToken("c");
      return "student-12";
    },
  ],
])("a page reloads for a token of %s", async (_, find) => {
  openPage("a");
  nameAccount("student-12");
  setToken("b");
  findAccount.mockImplementation(find);
  expect(await confirmAccount()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the event of the inline script is taken over only if the page knows its account", async () => {
  const dispatch = () => dispatchEvent(new Event(tokenChanged, { cancelable: true }));
  openPage("a");
  setToken("b");
  expect(dispatch()).toBe(true);
  openPage("a");
  nameAccount("student-12");
  setToken("b");
  findAccount.mockResolvedValue("student-12");
  style.visibility = "hidden";
  expect(dispatch()).toBe(false);
  await confirmAccount();
  await Promise.resolve();
  expect(style.visibility).toBe("");
});

test("the name of the account is announced once", () => {
  openPage("a");
  const listener = jest.fn();
  const stop = onAccountNamed(listener);
  nameAccount("student-12");
  nameAccount("student-12");
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(pageAccount().ref).toBe("student-12");
  openPage("b");
  expect(pageAccount().ref).toBeUndefined();
});

test("a desk page does not depend on the cookie of members", async () => {
  setStaffAccount("staff-7");
  setToken("b");
  expect(await confirmAccount()).toBe(true);
  expect(readPageToken()).toBeUndefined();
});

test("a login on the page makes it the account's, and an ended one makes it a guest's", () => {
  const listener = jest.fn();
  const stop = accountGeneration.subscribe(listener);
  expect(startSession("a", "student")).toBe(true);
  expect(readPageToken()).toBe("a");
  expireSession();
  expect([readPageToken(), document.cookie, pageAccount().mark, dataset["viewer"]]).toEqual([
    undefined,
    "",
    "",
    "guest",
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test("a token failure or a logout of this page leaves another tab's login alone", () => {
  for (const end of [expireSession, endSession]) {
    openPage("a");
    setToken("b");
    end();
    expect(document.cookie).toBe("token=b");
  }
  expect(reload).toHaveBeenCalledTimes(1);
  openPage("");
  setToken("b");
  expireSession();
  expect(document.cookie).toBe("token=b");
});

test("a logout removes everything that was typed in this tab, and returns the token to revoke", () => {
  drafts.write("yuqiao:form:ask", "guest's");
  openPage("a");
  drafts.write("yuqiao:form:trial", "a's");
  sessionStorage.setItem("yuqiao:advert_shown", "1");
  expect(endSession()).toBe("a");
  expect(Object.keys(sessionStorage)).toEqual(["yuqiao:advert_shown"]);
  adoptToken();
  expect(pageAccount().mark).toBe("");
});
