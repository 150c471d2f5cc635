import type { ShareSetting } from "@/components/sharing/share-menu";
import type { SeriesItem } from "@/lib/subjects/series/item";

/** Server data that the test and its result need. */
export type LevelTestSetting = {
  /** Address of the questions in the page's language. */
  questionsHref: string;
  /** Absolute address of the page of a shared result, with `{level}`. */
  resultHref: string;
  share: ShareSetting;
  /** Open series classes of all levels; undefined if they could not be read. */
  classes: SeriesItem[] | undefined;
  account: {
    registerHref: string;
    studentHref: string;
    /** Whether this site keeps the accounts, and with them the requests for trial lessons. */
    isOwn: boolean;
  };
};
