/** The icons of the sprite. Add a name here, then `npm run icons` draws it into public/icons/ui.svg. */
export const iconNames = [
  "arrow-left",
  "arrow-up",
  "bell",
  "calendar-plus",
  "camera",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "globe",
  "headphones",
  "laptop",
  "mail",
  "menu",
  "message-circle",
  "mic",
  "monitor",
  "notebook-pen",
  "pause",
  "phone",
  "play",
  "smartphone",
  "triangle-alert",
  "video",
  "wifi",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];

type IconProps = { name: IconName; size?: number };

/**
 * A Lucide icon, always beside words or inside something that has a name. Drawn from one cached sprite: as
 * components they would stand in every page twice, in the HTML and in the data React starts from.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className="icon">
      <use href={`/icons/ui.svg#${name}`} />
    </svg>
  );
}
