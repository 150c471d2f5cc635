import fc from "fast-check";
import type { readEnv as EnvReader } from "../../base/env";
import { demoPassword } from "./demo-password";
import { isGuessable } from "./guessable-password";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
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
  // Common passwords and known words, split or padded by signs.
  "p a s s w o r d",
  "p.a.s.s.w.o.r.d.1.2.3",
  "i-l-o-v-e-y-o-u",
  "q_w_e_r_t_y_u_i_o_p",
  "P @ s s w 0 r d",
  "p*a*s*s*w*o*r*d",
  "ｐ　ａ　ｓ　ｓ　ｗ　ｏ　ｒ　ｄ",
  "pass\u200bword\u00ad\u2060\ufeff",
  "p\u3164a\u3164s\u3164s\u3164w\u3164o\u3164r\u3164d",
  "p\u0332a\u0332s\u0332s\u0332w\u0332o\u0332r\u0332d\u0332",
  "123 456 789 0",
  "1 2 3 4 5 6 7 8 9",
  "pass word pass word",
  "y u q i a o 2 0 2 6",
  "n g u y e n . v a n - a n",
  // Hardly anything but signs.
  "kq\u200b\u200c\u200d\u2060\ufeff\u00ad\u200b\u200c",
  "k q . . . . - - _ _",
  `k${" ".repeat(60)}m`,
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
  "correct horse battery staple",
  "blue lamp river",
  "summer-rain-window",
  "con mèo ngủ trên ghế",
  "trời hôm nay đẹp quá",
  "tôi yêu em nhiều lắm",
  "고양이가 방에서 잔다",
  "오늘 날씨 참 좋다",
  "我家 有只 小花猫 爱睡觉",
  "春眠不覺曉 處處聞啼鳥",
  "kucing tidur di kursi",
  // As password managers make them: letters and many different signs.
  "x#7%k!2&*(",
  "q.-_7/,:;k|~+*Z",
  "👍🐱🌙🍵⛄🎈🎉🦊🌈🍀",
])("%s is not easy to guess", async (password) => {
  expect(await isGuessable(password, email)).toBe(false);
});

const common = fc.constantFrom("password", "iloveyou", "qwertyuiop", "sunshine", "123456789", "princess");
const padding = fc.constantFrom(
  ...[
    " ",
    ".",
    "-",
    "_",
    "\u200b",
    "\u200d",
    "\u3000",
    "\u00a0",
    "\ufeff",
    "\u2060",
    "\u00ad",
    "\u3164",
    "\t",
  ],
);
const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

test("a common password is easy to guess however it is padded, split, repeated or widened", async () => {
  const split = fc.record({
    word: common,
    times: fc.integer({ min: 1, max: 2 }),
    // At most three different visible signs: see `freeSigns`.
    gaps: fc.array(fc.array(padding, { maxLength: 3 }), { minLength: 24, maxLength: 24 }),
    isWide: fc.boolean(),
    isUpper: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(split, async ({ word, times, gaps, isWide, isUpper }) => {
      const letters = [...word.repeat(times)];
      const text = letters.map((letter, index) => letter + (gaps[index]?.join("") ?? "")).join("");
      const cased = isUpper ? text.toUpperCase() : text;
      expect(await isGuessable(isWide ? toFullWidth(cased) : cased, email)).toBe(true);
    }),
    { numRuns: 150, seed: 56 },
  );
});

test.each([
  "matkhau123456",
  "Mật khẩu 2026",
  "katasandi123",
  "kata-sandi-99",
  "비밀번호123456",
  "密码123456789",
  "密碼密碼密碼12345",
])("%s, the word for password in a language of the site, is easy to guess", async (password) =>
  expect(await isGuessable(password, email)).toBe(true),
);

test("a phrase of four unrelated words is not easy to guess, whatever stands between them", async () => {
  const words = fc.uniqueArray(
    fc.constantFrom("lantern", "cucumber", "harbor", "violin", "pepper", "glacier", "thimble", "walnut"),
    { minLength: 4, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(words, padding, async (phrase, between) => {
      expect(await isGuessable(phrase.join(between), email)).toBe(false);
    }),
    { numRuns: 50, seed: 56 },
  );
});

test.each([demoPassword, "yuqiao demo", "Y-u-q-i-a-o-D-e-m-o"])(
  "%s, the password in the README, is refused on a public site",
  async (password) => {
    settings = { SITE_URL: "https://school.example" };
    expect(await isGuessable(password, email)).toBe(true);
  },
);
