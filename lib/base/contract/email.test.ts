import fc from "fast-check";
import * as rule from "../../engines/content/rules";
import { emailField as deskEmail } from "../desk/call-shapes";
import { mailtoHref } from "../links/mailto";
import { ownerOptions } from "../../subjects/staff/commands";
import { emailPattern, normalizeEmail } from "./email";
import { email } from "./fields";

const parse = (text: string) => email.safeParse(text).data;

test.each([
  ["lan@xn--fsqu00a.xn--fiqs8s"],
  ["o'brien@example.com"],
  ["a+b=c/d?e&f#g%h!i$j*k{l|m}n~o^p_q`r@example.co.uk"],
  [".dots..anywhere.@example.com"],
  ["x@1.2"],
  ["admin@mail.example.verylongtoplevel"],
])("%s is accepted as it is", (address) => expect(parse(` ${address}\t`)).toBe(address));

test.each([
  ["lan@例子.中国", "lan@xn--fsqu00a.xn--fiqs8s"],
  ["lan@münchen.de", "lan@xn--mnchen-3ya.de"],
  ["lan@xn--mnchen-3ya.de", "lan@xn--mnchen-3ya.de"],
  ["Lan@Bücher.example", "Lan@xn--bcher-kva.example"],
  ["lan@例子。中国", "lan@xn--fsqu00a.xn--fiqs8s"],
])("%s is stored as %s, however the browser sends it", (typed, stored) => expect(parse(typed)).toBe(stored));

test.each([
  ...["lan", "lan@", "@example.com", "lan@localhost", "lan@example", "lan@.com", "lan@example.com."],
  ...[
    "lan@exam ple.com",
    "lan@-a.com",
    "lan@a-.com",
    "a@b@example.com",
    "lan <lan@example.com>",
    "lan@a..com",
  ],
  ...[
    "名@example.com",
    "lan@例子.中国/x",
    "lan@例?子.中国",
    `lan@${"a".repeat(64)}.com`,
    '"a b"@example.com',
  ],
  ...["lan@[127.0.0.1]", "lan@exa_mple.com", `${"a".repeat(250)}@example.com`],
])("%j is refused", (address) => expect(parse(address)).toBeUndefined());

/** The pattern of the HTML standard, in which the domain needs no dot. */
const ofHtml =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const addresses = fc
  .tuple(
    fc.array(fc.constantFrom(..."aZ9.!#$%&'*+/=?^_`{|}~-@ (),:;<>[]\\\"é"), { maxLength: 8 }),
    fc.array(fc.constantFrom(..."aZ9.-_@é"), { maxLength: 12 }),
  )
  .map(([local, domain]) => `${local.join("")}@${domain.join("")}`);

test("what browsers accept is accepted if the domain has a dot, and nothing else in ASCII", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const isAccepted = ofHtml.test(address) && address.slice(address.indexOf("@")).includes(".");
      expect(emailPattern.test(address)).toBe(isAccepted);
    }),
    { numRuns: 2000 },
  );
});

test("an address folds to one account, also in the desk's calls and the operator's commands", () => {
  for (const address of ["LAN@München.DE", "lan@xn--mnchen-3ya.de"]) {
    const folded = "lan@xn--mnchen-3ya.de";
    expect(deskEmail.parse(address)).toBe(folded);
    expect(ownerOptions.parse({ email: address }).email).toBe(folded);
    expect(rule.email.schema.parse(address).toLowerCase()).toBe(folded);
  }
});

const accepted = fc
  .array(fc.constantFrom(..."aZ9.!#$%&'*+/=?^_`{|}~-"), { minLength: 1, maxLength: 12 })
  .map((local) => `${local.join("")}@mail.example.com`);

test("every accepted address is safe in a link, and comes back from it", () => {
  fc.assert(
    fc.property(accepted, (address) => {
      expect(parse(address)).toBe(address);
      const { protocol, pathname, search, hash } = new URL(mailtoHref(address));
      expect([protocol, search, hash]).toEqual(["mailto:", "", ""]);
      expect(decodeURIComponent(pathname)).toBe(address);
    }),
  );
  expect(normalizeEmail("a?bcc=x@example.com")).toBe("a?bcc=x@example.com");
});
