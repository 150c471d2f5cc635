import { readTokenMark } from "./browser";
import { claimOfferedDrafts, drafts } from "./drafts";
import { nameAccount, setStaffAccount } from "./page-account";

const key = "yuqiao:form:any";
const { dataset } = document.documentElement;

/** Opens a page of this tab for the account of a token; "" is a guest. */
function openPage(token: string, path = "/hot-sell/detail/1"): void {
  document.cookie = `token=${token}; path=/${token ? "" : "; max-age=0"}`;
  delete dataset["account"];
  dataset["account"] = readTokenMark();
  history.replaceState(null, "", path);
}

function press(href: string): void {
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector("b")!.click();
}

beforeEach(() => {
  sessionStorage.clear();
  openPage("");
});

test.each([
  ["a", "b"],
  ["a", ""],
  ["", "b"],
])("the draft of %j is not offered to %j, and stays its writer's", (writer, other) => {
  openPage(writer);
  drafts.write(key, "text\nof two lines");
  openPage(other);
  expect(drafts.read(key)).toBeUndefined();
  drafts.remove(key);
  openPage(writer);
  expect(drafts.read(key)).toBe("text\nof two lines");
  drafts.remove(key);
  expect(drafts.read(key)).toBeUndefined();
});

test("its writer is recognized with another token by the account's name, and nobody else by it", () => {
  openPage("a");
  nameAccount("student-1");
  drafts.write(key, "text");
  openPage("b");
  expect(drafts.read(key)).toBeUndefined();
  nameAccount("student-12");
  expect(drafts.read(key)).toBeUndefined();
  openPage("c");
  nameAccount("student-1");
  expect(drafts.read(key)).toBe("text");
});

test("of two members of staff each has their own", () => {
  setStaffAccount("staff-1");
  drafts.write(key, "text");
  setStaffAccount("staff-12");
  expect(drafts.read(key)).toBeUndefined();
  setStaffAccount("staff-1");
  expect(drafts.read(key)).toBe("text");
});

describe("a guest's draft", () => {
  const otherKey = "yuqiao:form:of-another-page";
  beforeEach(() => {
    drafts.write(otherKey, "other");
    // Another page of the tab, whose forms are not on this one.
    jest.resetModules();
  });

  test.each(["/account/login?redirect=/help", "/account/register", "https://accounts.example/login"])(
    "goes once to the account that logs in by the link %s on its page",
    async (href) => {
      const page = (await import("./drafts")).drafts;
      page.write(key, "text");
      press(href);
      openPage("", "/account/login");
      press("/account/register");
      openPage("a", "/account/student");
      claimOfferedDrafts();
      expect([drafts.read(key), drafts.read(otherKey)]).toEqual(["text", undefined]);
      openPage("b");
      claimOfferedDrafts();
      expect(drafts.read(key)).toBeUndefined();
      openPage("");
      expect(drafts.read(key)).toBeUndefined();
    },
  );

  test("does not go to an account that logs in from elsewhere", () => {
    drafts.write(key, "text");
    press("/help");
    openPage("a");
    claimOfferedDrafts();
    expect(drafts.read(key)).toBeUndefined();
  });

  test("stays the guest's who returns from the login without an account", () => {
    drafts.write(key, "text");
    press("/account/login");
    openPage("");
    claimOfferedDrafts();
    expect(drafts.read(key)).toBe("text");
    openPage("a");
    claimOfferedDrafts();
    expect(drafts.read(key)).toBeUndefined();
  });
});

test("text of an older version, which names no writer, is not offered to anybody", () => {
  sessionStorage.setItem(key, '{"name":"Lan"}');
  expect(drafts.read(key)).toBeUndefined();
});
