import { palette } from "@/lib/subjects/school/brand";
import type { ReactNode } from "react";
import { leading, type TypesetText } from "@/lib/subjects/seo/fit-text";
import type { SharePicture as Picture } from "@/lib/subjects/seo/picture";

/* Rendered by satori, which supports only flexbox, inline styles and plain SVG. */

/** The 1200×630 picture of a shared link: the page's title beside a large character on a practice grid. */
export function SharePictureDrawing({ picture }: { picture: Picture }) {
  const { name, title, line, hero, reading, logo, accent } = picture;
  return (
    <PictureFrame name={name} logo={logo} picture={<Hero text={hero} reading={reading} accent={accent} />}>
      <div style={{ display: "flex", flexDirection: "column", height: 436, justifyContent: "center" }}>
        <Lines text={title} weight={800} height={leading.title} />
        <div
          style={{ display: "flex", width: 96, height: 8, margin: "24px 0 20px", background: palette.gold }}
        />
        <Lines text={line} weight={500} height={leading.line} color={palette.soft} />
      </div>
    </PictureFrame>
  );
}

type PictureFrameProps = Pick<Picture, "name" | "logo"> & {
  /** Right of the texts, with its position. */
  picture: ReactNode;
  children: ReactNode;
};

/** The ground of a share picture: the school's name and logo above the texts, and the bridge below them. */
export function PictureFrame({ name, logo, picture, children }: PictureFrameProps) {
  return (
    <div style={{ display: "flex", width: 1200, height: 630, background: palette.paper, color: palette.ink }}>
      <Bridge />
      <div style={{ display: "flex", flexDirection: "column", padding: "52px 0 0 72px" }}>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <div
            style={{
              display: "flex",
              width: 60,
              height: 60,
              backgroundImage: `url(${logo})`,
              backgroundSize: "60px 60px",
            }}
          />
          <Lines text={name} weight={800} height={1.2} />
        </div>
        {children}
      </div>
      {picture}
    </div>
  );
}

type LinesProps = { text: TypesetText; weight: number; height: number; color?: string };

export function Lines({ text, weight, height, color = palette.ink }: LinesProps) {
  const style = { fontFamily: text.family, fontSize: text.size, fontWeight: weight, lineHeight: height };
  return (
    <div style={{ display: "flex", flexDirection: "column", color, ...style }}>
      {text.lines.map((line) => (
        <div key={line} style={{ display: "flex", whiteSpace: "nowrap" }}>
          {line}
        </div>
      ))}
    </div>
  );
}

/** Side of the practice grid in pixels. */
const side = 384;

type HeroProps = { text: TypesetText; reading: TypesetText; accent: string };

function Hero({ text, reading, accent }: HeroProps) {
  const grid = `M0 0 L${side} ${side} M${side} 0 L0 ${side} M${side / 2} 0 V${side} M0 ${side / 2} H${side}`;
  const middle = { display: "flex", alignItems: "center", justifyContent: "center", width: side } as const;
  return (
    <div style={{ position: "absolute", top: 52, right: 72, display: "flex", flexDirection: "column" }}>
      <div style={{ ...middle, height: 60, marginBottom: 10 }}>
        <Lines text={reading} weight={500} height={1} color={palette.soft} />
      </div>
      <div style={{ ...middle, height: side, background: palette.white, position: "relative" }}>
        <svg
          width={side}
          height={side}
          viewBox={`0 0 ${side} ${side}`}
          style={{ position: "absolute", top: 0, left: 0 }}
        >
          <path
            d={grid}
            stroke={accent}
            strokeOpacity={0.4}
            strokeWidth={2}
            strokeDasharray="9 8"
            fill="none"
          />
          <rect x={2} y={2} width={side - 4} height={side - 4} stroke={accent} strokeWidth={4} fill="none" />
        </svg>
        {/* Compensates for the fonts, which place Han characters below the middle of the line. */}
        <div style={{ display: "flex", marginBottom: 28 }}>
          <Lines text={text} weight={700} height={1} />
        </div>
      </div>
    </div>
  );
}

/** Arches of the bridge: center, half width and height in pixels. */
const arches = [
  [54, 84, 24],
  [300, 116, 34],
  [600, 146, 44],
  [900, 116, 34],
  [1146, 84, 24],
] as const;

/** The bridge at the bottom edge of the picture. */
function Bridge() {
  const deck = "M0 44 Q600 -12 1200 44 V80 H0 Z";
  const openings = arches.map(([x, half, rise]) => `M${x - half} 80 A${half} ${rise} 0 0 1 ${x + half} 80 Z`);
  return (
    <svg width={1200} height={80} viewBox="0 0 1200 80" style={{ position: "absolute", left: 0, bottom: 0 }}>
      <path d={[deck, ...openings].join(" ")} fillRule="evenodd" fill={palette.night} />
    </svg>
  );
}
