import * as storage from "./storage";
import { createFakeStorage, denyStorage } from "../../../testing/campaign/fake-storage";

const vietnam = { region: "vn", season: "2021-01" } as const;

const storedPhone = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };

describe("values stored for the next page", () => {
  let [local, session] = [createFakeStorage({}), createFakeStorage({})];
  beforeEach(() => {
    [local, session] = [createFakeStorage({}), createFakeStorage({})];
    Object.assign(globalThis, { window: { localStorage: local, sessionStorage: session } });
  });
  afterEach(() => void delete (globalThis as { window?: unknown }).window);

  test("a phone is stored in two items", () => {
    expect(storage.readSavedPhone()).toBeUndefined();
    expect(storage.savePhone({ code: "84", number: "912345678" })).toBe(true);
    expect(Object.fromEntries(local.map)).toEqual(storedPhone);
    expect(storage.readSavedPhone()).toEqual({ code: "84", number: "912345678" });
    for (const key of Object.keys(storedPhone)) {
      const half = createFakeStorage({ ...storedPhone });
      half.removeItem(key);
      Object.assign(window, { localStorage: half });
      expect(storage.readSavedPhone()).toBeUndefined();
    }
  });

  test("a failed write of one item is reported", () => {
    local.setItem = (key, value) => (key.endsWith("number") ? denyStorage() : void local.map.set(key, value));
    expect(storage.savePhone({ code: "84", number: "912345678" })).toBe(false);
  });

  test.each(["K7QF-2MXD-R9TB", "", "AB CD"])(
    "an enrolment with the code %j is stored on this device",
    (code) => {
      expect(storage.readSavedCode(vietnam)).toBeUndefined();
      expect(storage.saveEnrollment({ ...vietnam, code })).toBe(true);
      expect(Object.fromEntries(local.map)).toEqual({ "yuqiao:campaign:enrolled": `vn 2021-01 ${code}` });
      expect(session.map.size).toBe(0);
      expect(storage.readSavedCode(vietnam)).toBe(code);
    },
  );

  test("a failed write of an enrolment is reported", () => {
    local.setItem = denyStorage;
    expect(storage.saveEnrollment({ ...vietnam, code: "K7QF" })).toBe(false);
    // It stays readable on the same page.
    expect(storage.readSavedCode(vietnam)).toBe("K7QF");
    local.setItem = (key, value) => void local.map.set(key, value);
    storage.saveEnrollment({ ...vietnam, code: "" });
  });

  test("a phone that is not enrolled is read once", () => {
    storage.storeCheckedPhone(vietnam, { code: "84", number: "912345678" });
    expect(local.map.size).toBe(0);
    expect(storage.takeCheckedPhone({ ...vietnam, region: "id" })).toBeUndefined();
    expect(storage.takeCheckedPhone({ ...vietnam, season: "2021-06" })).toBeUndefined();
    expect(storage.takeCheckedPhone(vietnam)).toEqual({ code: "84", number: "912345678" });
    expect(storage.takeCheckedPhone(vietnam)).toBeUndefined();
  });

  test.each(["", "84", "84-", "-912345678", "84-91x", "12345-1", "84-123456789012345", " 84-1", "84-1 "])(
    "an invalid stored value (%j) is not a phone",
    (left) => {
      session.setItem("yuqiao:campaign:asked_phone:vn:2021-01", left);
      expect(storage.takeCheckedPhone(vietnam)).toBeUndefined();
      expect(session.map.size).toBe(0);
    },
  );
});
