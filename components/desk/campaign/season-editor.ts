import type { DeskTranslate } from "@/lib/base/desk/messages";
import { deskScreens } from "@/lib/base/desk/screens";
import { regionLanguages, type Region } from "@/lib/base/reference/campaign-regions";
import type { SeasonBody } from "@/lib/subjects/campaign/content";
import type { RecordEditor } from "../editing/record-editor";
import { markProblems } from "./mark-problems";
import { formatPath } from "./season-labels";
import { mergeSeasons } from "./season-merge";
import { SeasonView } from "./season-view";

type Translators = { campaign: DeskTranslate<"campaign"> };

const asSeason = (fields: object) => fields as SeasonBody;

/** A season has a form and a text view of its own. */
export const seasonEditor = {
  Fields: SeasonView,
  copyLink: {
    href: (id) => `${deskScreens.campaign.path}?begin=${id}`,
    label: ({ campaign }: Translators) => campaign("next"),
  },
  ownValues: { seasonText: "", seasonTextBefore: "" },
  // A season may be incomplete before it is saved, such as the first one of a region.
  markIncomplete: markProblems,
  merge: (base, mine, theirs, choices) =>
    mergeSeasons(asSeason(base), asSeason(mine), asSeason(theirs), choices),
  formatPath: (path, { campaign }, { base, mine, theirs }) =>
    formatPath(path, campaign, { base: asSeason(base), mine: asSeason(mine), theirs: asSeason(theirs) }),
  previewNote: ({ campaign }: Translators) => campaign("previewText"),
  readerLanguages: ({ region }) => [regionLanguages[region as Region]],
} satisfies RecordEditor;
