import { AsyncLocalStorage } from "node:async_hooks";
import type { SeasonBody } from "../campaign/season-schema";
import type { Database } from "../provider/db/types";
import type { SchoolFacts } from "../school/school-file";
import { processState } from "../process-state";

/**
 * What a page that is being previewed is made of (docs/decisions/0031-previews.md). Nothing of a request leads here: only
 * who runs work inside of it does.
 */
export type Preview = {
  /** A transaction in which the draft is published, and which is then undone. */
  db: Database;
  school: SchoolFacts;
  /** A season that its region's pages show, whether or not its days have come. */
  season?: SeasonBody;
  /** Whether the adverts stand open, which a script opens for visitors. */
  advert?: boolean;
};

const previewsSlot = processState<AsyncLocalStorage<Preview>>("previews");

const previews = (previewsSlot.value ??= new AsyncLocalStorage());

/** Of the page that is being made, if it is one for the desk's eyes only. */
export const currentPreview = (): Preview | undefined => previews.getStore();

/** Does work whose reads see the preview. */
export const runPreview = <Result>(preview: Preview, work: () => Promise<Result>): Promise<Result> =>
  previews.run(preview, work);
