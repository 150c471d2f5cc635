import { launch, type Page } from "puppeteer-core";
import type { Engine, EngineName, Tab } from "./engine";

const args = {
  chromium: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  firefox: [],
};

/** Chromium by its own protocol, Firefox by WebDriver BiDi: neither needs a driver beside the browser. */
export async function startPuppeteer(
  name: Exclude<EngineName, "webkit">,
  executablePath: string,
): Promise<Engine> {
  const browser = await launch({
    browser: name === "firefox" ? "firefox" : "chrome",
    executablePath,
    args: args[name],
    // Overlay scrollbars, as on phones and in the other two engines.
    extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
    defaultViewport: null,
  });
  return {
    name,
    newTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    stop: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // Chromium logs every error response, including those that a page expects.
    const refused = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !refused) complaints.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: async () => complaints,
    openBeside: async () => tabOf(await page.browserContext().newPage()),
    close: () => page.browserContext().close(),
  };
}
