import type { QrName } from "@/lib/links/qr";

type QrCodeProps = { name: QrName; alt: string; size?: number };

/** A QR code drawn by the server. A picture of its own, so that a page does not carry it twice, and loads it late. */
export function QrCode({ name, alt, size = 120 }: QrCodeProps) {
  return <img src={`/qr/${name}`} alt={alt} width={size} height={size} loading="lazy" className="mx-auto bg-white" />;
}
