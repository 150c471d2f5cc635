import type { QrName } from "@/lib/links/qr";

type QrCodeProps = {
  name: QrName;
  alt: string;
  /** Stands below the code. */
  caption?: string;
  /** Pixels a side. */
  size?: number;
  /** Where the code leads: nobody can scan the phone that shows it. */
  href: string;
};

/** A QR code drawn by the server. A picture of its own, so that a page does not carry it. */
export function QrCode({ name, alt, caption, size = 120, href }: QrCodeProps) {
  const elsewhere = href.startsWith("http") && { target: "_blank", rel: "noreferrer" };
  return (
    <figure className="qr">
      <a href={href} {...elsewhere}>
        <img src={`/qr/${name}`} alt={alt} width={size} height={size} fetchPriority="low" />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
