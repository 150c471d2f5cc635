import { pathAfterLogin } from "./after-login";

const visitLogin = (search: string) => history.replaceState(null, "", `/account/login${search}`);

test.each([
  ["", "student", "/account/student"],
  ["", "teacher", "/account/teacher"],
  ["?redirect=/help%23buy", "student", "/help#buy"],
  ["?redirect=/hot-sell/detail/3?apply=1", "student", "/hot-sell/detail/3?apply=1"],
  ["?redirect=/home", "student", "/account/student"],
  ["?redirect=/home?locale=ko", "teacher", "/account/teacher"],
  ["?redirect=/", "student", "/account/student"],
  ["?redirect=https://evil.example", "student", "/account/student"],
  ["?redirect=/\\evil.example", "teacher", "/account/teacher"],
  ["?redirect=/live", "teacher", "/account/teacher"],
  ["?redirect=/live/7", "teacher", "/account/teacher"],
  ["?redirect=/live/7", "student", "/live/7"],
])("after login at %s a %s goes to %s", (search, type, expected) => {
  visitLogin(search);
  expect(pathAfterLogin(type)).toBe(expected);
});
