import type { CampaignPicture } from "@/lib/subjects/campaign/picture";
import { palette } from "@/lib/subjects/school/brand";

/* Drawn by satori, which supports only flexbox, inline styles and plain SVG. */

/** The 1200x630 preview picture of a shared campaign link: title, art, next date and vouchers. */
export function CampaignSharePicture({ picture }: { picture: CampaignPicture }) {
  const { name, title, line, date, vouchers, family, art } = picture;
  return (
    <div
      style={{ display: "flex", width: 1200, height: 630, background: palette.night, color: palette.paper }}
    >
      <div
        style={{
          display: "flex",
          position: "absolute",
          right: 0,
          bottom: 0,
          width: 565,
          height: 452,
          backgroundImage: `url(${art})`,
          backgroundSize: "565px 452px",
        }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          padding: "56px 0 56px 64px",
          fontFamily: family.title,
        }}
      >
        <Row text={name} size={34} textColor={palette.gold} />
        <div style={{ display: "flex", flexDirection: "column" }}>
          {title.map((part) => (
            <Row key={part} text={part} size={60} textColor={palette.paper} />
          ))}
          <div
            style={{ display: "flex", alignItems: "center", marginTop: 28, gap: 18, whiteSpace: "nowrap" }}
          >
            {date ? <Row text={date} size={40} textColor={palette.gold} /> : null}
            <div style={{ display: "flex", fontFamily: family.text, fontWeight: 500, fontSize: 32 }}>
              {line}
            </div>
          </div>
        </div>
        <div style={{ display: "flex", gap: 16 }}>
          {vouchers.map((voucher) => (
            <div
              key={voucher}
              style={{
                display: "flex",
                padding: "12px 24px",
                borderRadius: 16,
                background: palette.gold,
                color: palette.ink,
                fontWeight: 800,
                fontSize: 30,
                whiteSpace: "nowrap",
              }}
            >
              {voucher}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Row({ text, size, textColor }: { text: string; size: number; textColor: string }) {
  const style = { display: "flex", whiteSpace: "nowrap", fontWeight: 800, lineHeight: 1.18 };
  return <div style={{ ...style, fontSize: size, color: textColor }}>{text}</div>;
}
