import { tokenFailureCode } from "../../../base/contract/token-failure";
import { send } from "./send";
import { call } from "../../../app/bootstrap/client";
import { accountHeader } from "../../../base/contract/account-ref";
import { reloadPage } from "../../../base/session/reload-page";
import type * as DeskChannel from "./desk-channel";
import { onSignedOut } from "./desk-channel";

jest.mock("./send", () => ({ send: jest.fn() }));
jest.mock("../../../base/session/reload-page", () => ({ reloadPage: jest.fn() }));
const mockedSend = jest.mocked(send);
const reload = jest.mocked(reloadPage);

const signedOut = { code: tokenFailureCode, message: "You are logged out." };
const done = { code: 0 as const, message: "", data: {} };

test("a call is repeated after a login; a refused step of the login itself returns at once", async () => {
  const steps: unknown[] = [];
  const unregister = onSignedOut(async () => {
    mockedSend.mockResolvedValueOnce(signedOut);
    steps.push(await call("desk/session/later", {}));
    mockedSend.mockResolvedValueOnce(done);
    steps.push(await call("desk/session/later", {}));
    mockedSend.mockResolvedValueOnce(done);
  });
  mockedSend.mockResolvedValueOnce(signedOut);
  expect(await call("desk/session/logout", {})).toBe(done);
  expect(steps).toEqual([signedOut, done]);
  unregister();
});

describe("a page of a member of staff", () => {
  const whoIs = (id: number | null, next = "in") => ({
    code: 0 as const,
    message: "",
    data: { self: id === null ? null : { id }, next, was_idle: false },
  });
  const sentHeaders = () =>
    mockedSend.mock.calls.map(([, url, , { headers }]) => [url, headers?.[accountHeader]]);
  /** Whether a promise has settled after all that is waiting has run. */
  const isSettled = async (promise: Promise<unknown>) => {
    const turn = new Promise((resolve) => setTimeout(resolve, 0));
    return Promise.race([promise.then(() => true), turn.then(() => false)]);
  };
  let desk: typeof DeskChannel;
  let callDesk: typeof call;
  let showAgain = () => undefined as void;

  /** Opens a page, which starts with the call that returns the member. */
  beforeEach(async () => {
    mockedSend.mockReset();
    reload.mockClear();
    document.documentElement.style.visibility = "";
    const listen = jest.spyOn(window, "addEventListener");
    await jest.isolateModulesAsync(async () => {
      ({ call: callDesk } = await import("../../../app/bootstrap/client"));
      desk = await import("./desk-channel");
    });
    const [, listener] = listen.mock.calls.find(([type]) => type === "pageshow") ?? [];
    showAgain = () => (listener as (event: object) => void)({ persisted: true });
    listen.mockRestore();
    mockedSend.mockResolvedValueOnce(whoIs(7));
    await callDesk("desk/session/who", {});
  });

  test("names the member in each call but those of the login", async () => {
    mockedSend.mockResolvedValue(done);
    for (const name of ["today/show", "session/logout", "session/later", "session/who"] as const)
      await callDesk(`desk/${name}`, {});
    expect(sentHeaders()).toEqual([
      ["/api/desk/session/who", undefined],
      ["/api/desk/today/show", "staff-7"],
      ["/api/desk/session/logout", "staff-7"],
      ["/api/desk/session/later", undefined],
      ["/api/desk/session/who", undefined],
    ]);
  });

  test("a refused call for another member reloads the page and shows no failure", async () => {
    const issues = [{ path: accountHeader, message: "Someone else." }];
    mockedSend.mockResolvedValueOnce({ code: 4030, message: "Someone else.", data: { issues } });
    expect(await isSettled(callDesk("desk/today/show", {}))).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    const other = { code: 4030, message: "Your role doesn't include this." };
    mockedSend.mockResolvedValueOnce(other);
    expect(await callDesk("desk/today/show", {})).toBe(other);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("waiting calls are repeated after the member's own login, and dropped after another's", async () => {
    for (const [id, isRepeated] of [
      [7, true],
      [8, false],
    ] as const) {
      let logIn = () => undefined as void;
      const prompt = jest.fn(() => new Promise<void>((resolve) => (logIn = resolve)));
      const unregister = desk.onSignedOut(prompt);
      mockedSend.mockResolvedValueOnce(signedOut).mockResolvedValueOnce(signedOut);
      const calls = [callDesk("desk/today/show", {}), callDesk("desk/today/work", {})];
      await isSettled(Promise.all(calls));
      expect(prompt).toHaveBeenCalledTimes(1);
      mockedSend.mockReset();
      mockedSend.mockResolvedValueOnce(whoIs(id)).mockResolvedValue(done);
      logIn();
      expect(await isSettled(Promise.all(calls))).toBe(isRepeated);
      expect(mockedSend).toHaveBeenCalledTimes(isRepeated ? 3 : 1);
      expect(reload).toHaveBeenCalledTimes(isRepeated ? 0 : 1);
      unregister();
    }
  });

  test.each([
    ["the same member", whoIs(7), false],
    ["another member", whoIs(8), true],
    ["a login that is not complete", whoIs(7, "code"), true],
    ["no login", whoIs(null), true],
    ["no response", { message: "offline" }, true],
  ])("shown again from the browser's cache for %s", async (_, response, reloads) => {
    mockedSend.mockResolvedValueOnce(response);
    showAgain();
    const { style } = document.documentElement;
    expect(style.visibility).toBe("hidden");
    await isSettled(new Promise(() => undefined));
    expect(style.visibility).toBe(reloads ? "hidden" : "");
    expect(reload.mock.calls.length > 0).toBe(reloads);
  });
});
