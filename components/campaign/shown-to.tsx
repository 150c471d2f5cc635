import type { ReactNode } from "react";

type ShownToProps = {
  who: "enrolled" | "others";
  /** Whether it holds paragraphs and the like, not words of one. */
  block?: boolean;
  children: ReactNode;
};

/**
 * What only somebody sees who has enrolled on this device, or only the others. Pages are the same for everyone: the
 * choice is made by an attribute of the root element (lib/campaign/enrolled-state). Without script, all are others.
 */
export function ShownTo({ who, block = false, children }: ShownToProps) {
  const Tag = block ? "div" : "span";
  return (
    <Tag className="contents" data-shown-to={who}>
      {children}
    </Tag>
  );
}
