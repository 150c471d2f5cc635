"use client";

import type { IconName } from "./icon-names";

type IconProps = { name: IconName; size?: number };

/**
 * A Lucide icon, always beside words or inside something that has a name. Drawn from one cached sprite, and by
 * the browser's code too: a page holds no more of it than this markup, and its name in the data React starts from.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className="icon">
      <use href={`/icons/ui.svg#${name}`} />
    </svg>
  );
}
