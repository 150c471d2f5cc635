import { changedTexts, replaceTexts, type ChangedTexts } from "../../base/i18n/changed-texts";
import { regionLanguages, type Region } from "../../base/reference/campaign-regions";
import { campaignTexts, type CampaignTexts } from "../../base/reference/campaign-texts";

/* The texts of metadata and pictures, which have no values. Server only; components read theirs with next-intl. */

const wordsOfSite: Record<Region, CampaignTexts> = campaignTexts;
const changedWords = new WeakMap<ChangedTexts, CampaignTexts>();

/** The texts of a region with those that the school changed; their paths begin with "campaign.". */
function wordsOf(region: Region): CampaignTexts {
  const changes = changedTexts(regionLanguages[region]);
  if (changes.size === 0) return wordsOfSite[region];
  let words = changedWords.get(changes);
  if (!words) {
    words = replaceTexts({ campaign: wordsOfSite[region] }, changes, (text) => text).campaign;
    changedWords.set(changes, words);
  }
  return words;
}

export const campaignWords: Readonly<Record<Region, CampaignTexts>> = {
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
