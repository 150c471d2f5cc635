import { changedTexts, replaceTexts, type ChangedTexts } from "../../base/i18n/changed-texts";
import { regionLanguages, type Region } from "../../base/reference/campaign-regions";
import { campaignTexts } from "../../base/reference/campaign-texts";
import type { CampaignWords } from "./words";

/* Server only: client components get the texts they need as props. */

const wordsOfSite: Record<Region, CampaignWords> = campaignTexts;
const changedWords = new WeakMap<ChangedTexts, CampaignWords>();

/** The texts of a region with those that the school changed; their paths begin with "campaign.". */
function wordsOf(region: Region): CampaignWords {
  const changes = changedTexts(regionLanguages[region]);
  if (changes.size === 0) return wordsOfSite[region];
  let words = changedWords.get(changes);
  if (!words) {
    words = replaceTexts({ campaign: wordsOfSite[region] }, changes, (text) => text).campaign;
    changedWords.set(changes, words);
  }
  return words;
}

export const campaignWords: Readonly<Record<Region, CampaignWords>> = {
  get vn() {
    return wordsOf("vn");
  },
  get id() {
    return wordsOf("id");
  },
  get en() {
    return wordsOf("en");
  },
};
