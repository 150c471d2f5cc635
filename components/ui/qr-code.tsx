import type { QrName } from "@/lib/links/qr";

type QrCodeProps = {
  name: QrName;
  alt: string;
  /** Stands below the code. */
  caption?: string;
  /** Pixels a side. */
  size?: number;
};

/** A QR code drawn by the server. A picture of its own, so that a page does not carry it, and loads it late. */
export function QrCode({ name, alt, caption, size = 120 }: QrCodeProps) {
  return (
    <figure className="qr">
      <img src={`/qr/${name}`} alt={alt} width={size} height={size} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
