import en from "../../messages/en-US/campaign.json" with { type: "json" };
import id from "../../messages/id-ID/campaign.json" with { type: "json" };
import vn from "../../messages/vi-VN/campaign.json" with { type: "json" };
import type { Region } from "./campaign-regions";

/** The texts of the campaign's pages that come with the site. Server only. */
export const campaignTexts = { vn, id, en } satisfies Record<Region, object>;
