import { serveCampaignCall } from "@/lib/bootstrap/serve-calls";

export const POST = (request: Request) => serveCampaignCall(request, "code");
