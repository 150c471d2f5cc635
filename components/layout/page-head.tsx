import type { ReactNode } from "react";
import type { Placement } from "@/lib/contract/types";
import { PlacementBanner } from "./placement-banner";

type PageHeadProps = {
  title: string;
  text: string;
  banner?: Placement;
  children?: ReactNode;
};

/** The title and introduction of a page with the banner beside them, so that the list starts in the first screen. */
export function PageHead({ title, text, banner, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="lead mt-3 max-w-[46rem]">{text}</p>
        {children}
      </div>
      {banner && <PlacementBanner placement={banner} />}
    </div>
  );
}
