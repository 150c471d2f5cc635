import type { Page } from "@playwright/test";

/**
 * Moves the page's clock forward: a form sent within a second of its display is taken for spam. Requires `page.clock.install`
 * before the page was opened.
 */
export const skipSpamDelay = (page: Page) => page.clock.fastForward(2000);
