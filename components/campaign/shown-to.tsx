import type { ReactNode } from "react";

type ShownToProps = {
  audience: "enrolled" | "others";
  /** Whether it contains block elements, instead of text within a paragraph. */
  isBlock?: boolean;
  children: ReactNode;
};

/**
 * Content for visitors who have enrolled on this device, or for all others. Pages are static, so CSS selects by an
 * attribute of the root element (lib/subjects/campaign/enrolled-state). Without script, every visitor counts as not enrolled.
 */
export function ShownTo({ audience, isBlock = false, children }: ShownToProps) {
  const Tag = isBlock ? "div" : "span";
  const visibility =
    audience === "enrolled" ? "hidden in-data-enrolled:contents" : "contents in-data-enrolled:hidden";
  return <Tag className={visibility}>{children}</Tag>;
}
