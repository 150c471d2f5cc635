import { site } from "@/lib/site";
import type { Frame } from "./frame";

const offices = [
  ["shenzhen", "shenzhenAddress"],
  ["hongKong", "hongKongAddress"],
  ["vietnam", "vietnamAddress"],
] as const;

/** How to reach the school, and where it is. */
export function FooterOffices({ frame }: { frame: Frame }) {
  const words = frame.words.footer;
  // Vietnamese readers are told more of the branch below.
  const shown = frame.language === "vi-VN" ? offices.slice(0, 2) : offices;
  return (
    <div className="offices">
      <div>
        <h2>{words.contact}</h2>
        <a href={`tel:${site.phone.replaceAll(" ", "")}`}>{`${words.phone} ${site.phone}`}</a>
        <br />
        <a href={`mailto:${site.email}`}>{`${words.email} ${site.email}`}</a>
      </div>
      {shown.map(([name, address]) => (
        <div key={name}>
          <h2>{words[name]}</h2>
          <address>{words[address]}</address>
        </div>
      ))}
    </div>
  );
}
