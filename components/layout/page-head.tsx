import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import type { Placement } from "@/lib/base/contract/types";
import { FirstBanner } from "./first-banner";

type PageHeadProps = {
  title: string;
  text: string;
  banner?: Placement;
  children?: ReactNode;
};

/** The title and introduction of a page with the banner beside them, so that the list starts in the first screen. */
export function PageHead({ title, text, banner, children }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-col gap-x-10 gap-y-5 desk:flex-row">
      <div className="flex-1">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3 max-w-[46rem] lead">{text}</p>
        {children}
      </div>
      {banner && <PlacementBanner placement={banner} />}
    </div>
  );
}

/** The banner of a placement, if the school has set one. */
export async function PlacementBanner({
  placement,
  className,
}: {
  placement: Placement;
  className?: string;
}) {
  const initial = toInitialData(await readCall("homePage", placement, await getLocale()));
  return <FirstBanner placement={placement} initial={initial} className={className} />;
}
