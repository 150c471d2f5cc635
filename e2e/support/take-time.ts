import type { Page } from "@playwright/test";

/**
 * A person needs more than the second after which a form is no longer suspect. Needs a clock of the page's own,
 * installed before the page was opened.
 */
export const takeTime = (page: Page) => page.clock.fastForward(2000);
