import type { readEnv as EnvReader } from "../env";
import { demoPassword } from "./demo-password";
import { isGuessable } from "./guessable-password";

let settings: Record<string, string> = {};
jest.mock("../env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../env");
  return { env: () => readEnv(settings) };
});
beforeEach(() => (settings = {}));

const email = "Nguyen.Van-An@example.com";

test.each([
  "password1234",
  "P@ssw0rd1234",
  "iloveyou2026",
  "1234567890",
  "qwertyuiop12",
  "aaaaaaaaaaaa",
  "passwordpassword",
  // Full-width letters from a Chinese keyboard.
  "ｐａｓｓｗｏｒｄ１２３４",
  // The email and variations of it.
  "nguyen.van-an@example.com",
  "Nguyen.Van-An",
  "NguyenVanAn1990",
  "nguyễn.văn-an!",
  // The school's names.
  "Yuqiao2026!",
  "yuqiao-school",
  "YUQIAO-YUQIAO",
  "语桥语桥语桥语桥语桥",
  "語橋教育科技（深圳）",
  "Shenzhen education",
])("%s is easy to guess", async (password) => {
  expect(await isGuessable(password, email)).toBe(true);
});

test.each([
  "three words together",
  "correct horse",
  "mật khẩu đẹp lắm",
  "梅花香自苦寒来窗前",
  "k7mw-pq3r-xy9z",
  // A part of the school's name beside unrelated words.
  "river lamp yuqiao velvet",
])("%s is not easy to guess", async (password) => {
  expect(await isGuessable(password, email)).toBe(false);
});

test.each([demoPassword])("%s, the password in the README, is refused on a public site", async (password) => {
  settings = { SITE_URL: "https://school.example" };
  expect(await isGuessable(password, email)).toBe(true);
});
