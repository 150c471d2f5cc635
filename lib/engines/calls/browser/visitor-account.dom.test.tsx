import { call } from "../../../app/bootstrap/client";
import { accountHeader } from "../../../base/contract/account-ref";
import { tokenFailureCode } from "../../../base/contract/token-failure";
import { readTokenMark } from "../../../base/session/browser";
import { nameAccount, pageAccount } from "../../../base/session/page-account";
import { reloadPage } from "../../../base/session/reload-page";
import { send } from "./send";

/* A call of a member's page carries the account that the page was built for. */

jest.mock("./send", () => ({ send: jest.fn() }));
jest.mock("../../../base/session/reload-page", () => ({ reloadPage: jest.fn() }));
const mockedSend = jest.mocked(send);
const reload = jest.mocked(reloadPage);
const { dataset } = document.documentElement;

const setToken = (token: string) => {
  document.cookie = `token=${token}; path=/${token ? "" : "; max-age=0"}`;
};
function openPage(token: string): void {
  dataset["account"] = "";
  pageAccount();
  setToken(token);
  dataset["account"] = readTokenMark();
}
const sent = () =>
  mockedSend.mock.calls.map(([, url, , { token, headers }]) => [url, token, headers?.[accountHeader]]);
const profileOf = (id: number) => ({
  code: 0 as const,
  message: "",
  data: { student: { id, nickname: "Lan", avatar: "", class_point: 0 }, teacher: null },
});
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(() => true),
    new Promise((resolve) => setTimeout(resolve, 0)).then(() => false),
  ]);

beforeEach(() => {
  mockedSend.mockReset().mockResolvedValue({ code: 0, message: "", data: {} });
  reload.mockClear();
  openPage("");
});

test("a call names the account once the page knows it, besides the headers of the call itself", async () => {
  openPage("a");
  await call("account/name", { nickname: "Lan" });
  nameAccount("student-3");
  await call("account/name", { nickname: "Lan" }, { headers: { "x-other": "1" } });
  await call("preSaleApply", { id: 1 });
  expect(sent()).toEqual([
    ["/api/account/name", "a", undefined],
    ["/api/account/name", "a", "student-3"],
    ["/api/v1/student/pre_sal/registration", "a", "student-3"],
  ]);
  expect(mockedSend.mock.calls[1]?.[3].headers).toMatchObject({ "x-other": "1" });
});

test.each([
  ["account/name", { nickname: "Lan" }],
  ["bookCombo", { class_id: 1 }],
  ["GET account/student", {}],
  ["partners", {}],
] as const)("%s is not sent from a page of another account, which reloads instead", async (name, input) => {
  for (const other of ["b", ""]) {
    openPage("a");
    setToken(other);
    reload.mockClear();
    expect(await isSettled(call(name, input as never))).toBe(false);
    expect(mockedSend).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  }
});

test("a guest's page acts as a guest's after a login in another tab", async () => {
  setToken("b");
  await call("preSales", { page: 1, per_page: 10 });
  expect(sent()).toEqual([["/api/v1/student/doom/preSale", undefined, undefined]]);
  expect(reload).not.toHaveBeenCalled();
});

test("a new token of the same account sends the call with it", async () => {
  openPage("a");
  nameAccount("student-3");
  setToken("b");
  mockedSend.mockResolvedValueOnce(profileOf(3));
  await call("bookCombo", { class_id: 1 });
  expect(sent()).toEqual([
    ["/api/v1/common/accounts/profile", "b", undefined],
    ["/api/v1/student/booking/combo", "b", "student-3"],
  ]);
});

test("a refusal for another account reloads; a token failure makes the page a guest's", async () => {
  openPage("a");
  nameAccount("student-3");
  const issues = [{ path: accountHeader, message: "Another." }];
  mockedSend.mockResolvedValueOnce({ code: 4030, message: "Another.", data: { issues } });
  expect(await isSettled(call("account/name", { nickname: "Lan" }))).toBe(false);
  expect([reload.mock.calls.length, document.cookie]).toEqual([1, "token=a"]);
  mockedSend.mockResolvedValueOnce({ code: tokenFailureCode, message: "Log in again." });
  expect(await isSettled(call("account/name", { nickname: "Lan" }))).toBe(true);
  expect([reload.mock.calls.length, document.cookie, dataset["viewer"]]).toEqual([1, "", "guest"]);
});

test("a token failure that arrives after another account's login does not log that account out", async () => {
  openPage("a");
  mockedSend.mockImplementationOnce(async () => {
    setToken("b");
    return { code: tokenFailureCode, message: "Log in again." };
  });
  await call("account/name", { nickname: "Lan" });
  expect([reload.mock.calls.length, document.cookie]).toEqual([1, "token=b"]);
});
