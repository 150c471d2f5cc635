"use client";

import type { IconName } from "./icon-names";

type IconProps = { name: IconName; size?: number };

/**
 * A decorative Lucide icon: put it beside text or inside an element with an accessible name. It is drawn from one
 * cached sprite. A client component, so that pages carry its name and not its markup in the data for hydration.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className="icon">
      <use href={`/icons/ui.svg#${name}`} />
    </svg>
  );
}
