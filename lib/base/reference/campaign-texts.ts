import en from "../../../messages/en-US/campaign.json" with { type: "json" };
import id from "../../../messages/id-ID/campaign.json" with { type: "json" };
import vn from "../../../messages/vi-VN/campaign.json" with { type: "json" };
import { fillMissing } from "../i18n/fill-missing";
import type { Region } from "./campaign-regions";

export type CampaignTexts = typeof en;

/** The texts of the campaign's pages that come with the site; those that a region lacks are in English. Server only. */
export const campaignTexts = {
  vn: fillMissing(vn, en),
  id: fillMissing(id, en),
  en,
} satisfies Record<Region, object>;
