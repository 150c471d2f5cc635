import { tokenFailureCode } from "../../contract/token-failure";
import { send } from "./send";
import { call } from "../../bootstrap/client";
import { onSignedOut } from "./desk-channel";

jest.mock("./send", () => ({ send: jest.fn() }));
const mockedSend = jest.mocked(send);

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
