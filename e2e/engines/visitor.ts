import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { paths } from "../../lib/paths";
import { siteKey } from "../../lib/storage/local-keys";
import type { Key, Tab } from "./engine";
import {
  attributeOf,
  countOf,
  find,
  focusOn,
  isFocused,
  placeOf,
  selectAll,
  textOf,
  valueOf,
  wasPressed,
} from "./in-page";
import type { Place, Target } from "./in-page";

const require = createRequire(import.meta.url);
const library = require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");
const librarySource = readFileSync(library, "utf8");

type Json = string | number | boolean | undefined;

/** Longest wait until what was pressed hears of it. */
const pressTimeoutMs = 5000;

/**
 * A person in front of a tab, whatever its engine: finds things by role, label and words, presses, types and
 * looks. Every question is put again until the page has the answer, since a page may be on its way.
 */
export function visitorOf(tab: Tab, address: string) {
  /** Runs one of the functions of in-page.ts; undefined while a page is being left. */
  async function ask<Answer>(work: (...values: never[]) => Answer, ...values: (Target | Json)[]) {
    const parameters = values.map((value) => JSON.stringify(value) ?? "undefined").join();
    const asked = `(() => { const find = ${find}; return (${work})(${parameters}); })()`;
    try {
      if (await tab.evaluate("!window.TestingLibraryDom")) {
        await tab.evaluate(`(() => { ${librarySource}\n})()`);
      }
      return (await tab.evaluate(asked)) as Awaited<Answer> | undefined;
    } catch {
      return undefined;
    }
  }

  async function press(target: Target): Promise<void> {
    let place: Place | undefined;
    const reason = async () => {
      place = await ask(placeOf, target);
      return place && "blocked" in place ? place.blocked : place && "free";
    };
    await expect.poll(reason, { message: `can press ${described(target)}` }).toBe("free");
    if (place && "x" in place) await tab.click(place.x, place.y);
    // A press waits for the page's script, if it needs one; undefined where it has led to another page.
    const heard = async () => (await ask(wasPressed)) !== false;
    const came = await expect
      .poll(heard, { timeout: pressTimeoutMs })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!came) await press(target);
  }

  const sees = (target: Target) =>
    expect.poll(() => ask(countOf, target), { message: `sees ${described(target)}` }).toBeGreaterThan(0);
  const path = async () => {
    const href = (await tab.evaluate("location.href").catch(() => address)) as string;
    return href.slice(new URL(address).origin.length);
  };

  return {
    tab,
    /** Opens a page of the site. */
    open: (to: string) => tab.open(new URL(to, address).href),
    press,
    async fill(target: Target, text: string) {
      await press(target);
      await expect.poll(() => ask(isFocused, target)).toBe(true);
      await ask(selectAll);
      await tab.type(text);
      await expect.poll(() => ask(valueOf, target)).toBe(text);
    },
    key: (key: Key) => tab.key(key),
    /** Presses by keyboard: for what stands in a row that moves until it has the focus. */
    async enter(target: Target) {
      await expect.poll(() => ask(focusOn, target), { message: `can focus ${described(target)}` }).toBe(true);
      await tab.key("Enter");
    },
    sees,
    gone: (target: Target) =>
      expect.poll(() => ask(countOf, target), { message: `no longer sees ${described(target)}` }).toBe(0),
    count: (target: Target) => ask(countOf, target),
    text: (target: Target) => ask(textOf, target),
    attribute: (target: Target, name: string) => ask(attributeOf, target, name),
    value: (target: Target) => ask(valueOf, target),
    isFocused: (target: Target) =>
      expect.poll(() => ask(isFocused, target), { message: `focus on ${described(target)}` }).toBe(true),
    path,
    isAt: (to: string) => expect.poll(path).toBe(to),
    language: () => tab.evaluate("document.documentElement.lang"),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * Somebody who comes for the first time, reads English and has seen the advert, which would stand in the way of
 * what is tested.
 */
export async function newVisitor(tab: Tab, address: string): Promise<Visitor> {
  await tab.open(new URL(paths.login, address).href);
  await tab.evaluate(`document.cookie = "locale=en-US; path=/"`);
  await tab.evaluate(`localStorage.setItem("${siteKey}:advert_away_until", "9999999999999")`);
  return visitorOf(tab, address);
}

function described({ by, value, name, within }: Target): string {
  const what = name === undefined ? `the ${by} "${value}"` : `the ${value} "${name}"`;
  return within ? `${what} in ${described(within)}` : what;
}
