import type { Viewport } from "next";
import type { ReactNode } from "react";
import "../../campaign.css";

export const viewport: Viewport = { themeColor: "#17223b" };

/** Each page has its own frame, because the back links differ. */
export default function CampaignLayout({ children }: { children: ReactNode }) {
  return children;
}
