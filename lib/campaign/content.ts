import en from "../../messages/en-US/campaign.json" with { type: "json" };
import id from "../../messages/id-ID/campaign.json" with { type: "json" };
import vn from "../../messages/vi-VN/campaign.json" with { type: "json" };
import type { Region } from "../reference/campaign-regions";
import type { CampaignWords } from "./words";

/* Server only: client components get the texts they need as props. */

export const campaignWords: Record<Region, CampaignWords> = { vn, id, en };
