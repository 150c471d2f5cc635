import type { Viewport } from "next";
import type { ReactNode } from "react";
import "@/components/campaign/campaign.css";

export const viewport: Viewport = { themeColor: "#17223b" };

/** No frame here: each page brings its own, since what leads back differs. */
export default function CampaignLayout({ children }: { children: ReactNode }) {
  return children;
}
