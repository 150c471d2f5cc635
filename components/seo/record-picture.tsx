import { palette } from "@/lib/subjects/school/brand";
import { leading } from "@/lib/subjects/seo/fit-text";
import type { RecordPicture } from "@/lib/subjects/seo/record-picture";
import { Lines, PictureFrame } from "./share-picture";

/* Rendered by satori, which supports only flexbox, inline styles and plain SVG. */

/** The 1200×630 picture of a shared class, live class or teacher: title, next lesson, teacher and price beside a picture. */
export function RecordPictureDrawing({ picture }: { picture: RecordPicture }) {
  const { name, title, date, line, price, logo, art, artSize, accent } = picture;
  return (
    <PictureFrame
      name={name}
      logo={logo}
      picture={<FramedPicture art={art} size={artSize} accent={accent} />}
    >
      <div style={{ display: "flex", flexDirection: "column", height: 436, justifyContent: "center" }}>
        <Lines text={title} weight={800} height={leading.title} />
        <div
          style={{ display: "flex", width: 96, height: 8, margin: "22px 0 16px", background: palette.gold }}
        />
        {date ? <Lines text={date} weight={800} height={1.4} color={palette.cinnabar} /> : null}
        {line ? <Lines text={line} weight={500} height={leading.line} color={palette.soft} /> : null}
        {price ? (
          <div style={{ display: "flex", marginTop: 22 }}>
            <div
              style={{ display: "flex", padding: "12px 24px", borderRadius: 16, background: palette.gold }}
            >
              <Lines text={price} weight={800} height={1.4} />
            </div>
          </div>
        ) : null}
      </div>
    </PictureFrame>
  );
}

type FramedPictureProps = { art: string; size: RecordPicture["artSize"]; accent: string };

/** A picture in a frame like that of a practice grid, in the middle of the height above the bridge. */
function FramedPicture({ art, size, accent }: FramedPictureProps) {
  return (
    <div
      style={{
        display: "flex",
        position: "absolute",
        right: 72,
        top: Math.round((550 - size.height) / 2) - 12,
        padding: 8,
        background: palette.white,
        border: `4px solid ${accent}`,
      }}
    >
      <div
        style={{
          display: "flex",
          ...size,
          backgroundImage: `url(${art})`,
          backgroundSize: "100% 100%",
        }}
      />
    </div>
  );
}
