import { serveCampaignCall } from "@/lib/app/bootstrap/serve-calls";

export const POST = (request: Request) => serveCampaignCall(request, "code");
