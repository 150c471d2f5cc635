import type { ReactNode } from "react";

type ShownToProps = {
  who: "enrolled" | "others";
  /** Whether it contains block elements, instead of text within a paragraph. */
  block?: boolean;
  children: ReactNode;
};

/**
 * Content for visitors who have enrolled on this device, or for all others. Pages are static, so CSS selects by an
 * attribute of the root element (lib/campaign/enrolled-state). Without script, every visitor counts as not enrolled.
 */
export function ShownTo({ who, block = false, children }: ShownToProps) {
  const Tag = block ? "div" : "span";
  return (
    <Tag className="contents" data-shown-to={who}>
      {children}
    </Tag>
  );
}
