import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { paths } from "../../lib/base/paths";
import { siteKey } from "../../lib/base/storage/local-keys";
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

/** Longest wait for the effect of a press. */
const pressTimeoutMs = 5000;

/**
 * A user of a tab in any engine: finds elements by role, label and text, presses, types and checks. Every query is
 * repeated until the page satisfies it, since the page may still be loading.
 */
export function visitorOf(tab: Tab, address: string) {
  /** Runs one of the functions of in-page.ts; undefined during a navigation. */
  async function ask<Answer>(work: (...values: never[]) => Answer, ...values: (Target | Json)[]) {
    const parameters = values.map((value) => JSON.stringify(value) ?? "undefined").join();
    const expression = `(() => { const find = ${find}; return (${work})(${parameters}); })()`;
    try {
      if (await tab.evaluate("!window.TestingLibraryDom")) {
        await tab.evaluate(`(() => { ${librarySource}\n})()`);
      }
      return (await tab.evaluate(expression)) as Awaited<Answer> | undefined;
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
    await expect.poll(reason, { message: `can press ${describe(target)}` }).toBe("free");
    if (place && "x" in place) await tab.click(place.x, place.y);
    // A press waits for the page's script, if it needs one; undefined if it has navigated to another page.
    const isReceived = async () => (await ask(wasPressed)) !== false;
    const wasReceived = await expect
      .poll(isReceived, { timeout: pressTimeoutMs })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!wasReceived) await press(target);
  }

  const sees = (target: Target) =>
    expect.poll(() => ask(countOf, target), { message: `sees ${describe(target)}` }).toBeGreaterThan(0);
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
    /** Presses by keyboard: for items in a row that moves until it has the focus. */
    async enter(target: Target) {
      await expect.poll(() => ask(focusOn, target), { message: `can focus ${describe(target)}` }).toBe(true);
      await tab.key("Enter");
    },
    sees,
    gone: (target: Target) =>
      expect.poll(() => ask(countOf, target), { message: `no longer sees ${describe(target)}` }).toBe(0),
    count: (target: Target) => ask(countOf, target),
    text: (target: Target) => ask(textOf, target),
    attribute: (target: Target, name: string) => ask(attributeOf, target, name),
    value: (target: Target) => ask(valueOf, target),
    isFocused: (target: Target) =>
      expect.poll(() => ask(isFocused, target), { message: `focus on ${describe(target)}` }).toBe(true),
    path,
    isAt: (to: string) => expect.poll(path).toBe(to),
    language: () => tab.evaluate("document.documentElement.lang"),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

/** A first-time visitor who reads English and has seen the advert, which would cover what is tested. */
export async function newVisitor(tab: Tab, address: string): Promise<Visitor> {
  await tab.open(new URL(paths.login, address).href);
  await tab.evaluate(`document.cookie = "locale=en-US; path=/"`);
  await tab.evaluate(`localStorage.setItem("${siteKey}:advert_away_until", "9999999999999")`);
  return visitorOf(tab, address);
}

function describe({ by, value, name, within }: Target): string {
  const targetName = name === undefined ? `the ${by} "${value}"` : `the ${value} "${name}"`;
  return within ? `${targetName} in ${describe(within)}` : targetName;
}
