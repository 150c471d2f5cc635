import { readFileSync } from "node:fs";
import { renderCalls } from "../../../testing/docs/provider-calls";
import { maxResponseBytes } from "../../engines/upstream/upstream";
import { timeoutMsOf } from "../../engines/upstream/timeouts";

const page = readFileSync("docs/provider.md", "utf8");
/** Ignores whitespace, since Prettier formats the examples differently. */
const withoutWhitespace = (text: string) => text.replace(/\s+/g, "");

test("docs/provider.md shows the calls as the contract has them (testing/docs/write-provider-page.ts renews it)", () => {
  expect(withoutWhitespace(page.slice(page.indexOf("\n### ")))).toBe(withoutWhitespace(renderCalls()));
});

test("docs/provider.md states the gateway's limits", () => {
  const seconds = (ms: number) => `${ms / 1000} s`;
  expect(page).toContain(`a page waits ${seconds(timeoutMsOf("partners", "page"))}`);
  expect(page).toContain(`a browser ${seconds(timeoutMsOf("partners", "visitor"))}`);
  expect(page).toContain(`a form ${seconds(timeoutMsOf("abroadCreate", "visitor"))}`);
  expect(page).toContain(`${maxResponseBytes / 1024 / 1024} MB`);
});
