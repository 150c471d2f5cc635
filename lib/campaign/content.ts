import type { Region } from "./region";
import { en } from "./words/en";
import { id } from "./words/id";
import type { CampaignWords } from "./words/type";
import { vn } from "./words/vn";

/* Server only: client components get the texts they need as props. */

export const campaignWords: Record<Region, CampaignWords> = { vn, id, en };
