import type { QrName } from "@/lib/base/links/qr";

type QrCodeProps = {
  name: QrName;
  alt: string;
  /** Text below the code. */
  caption?: string;
  /** Width and height in pixels. */
  size?: number;
  /** The address in the code, as a link for visitors on the device that shows the code. */
  href: string;
};

/** A QR code drawn by the server. It is a separate image, to keep the page small. */
export function QrCode({ name, alt, caption, size = 120, href }: QrCodeProps) {
  const newTabProps = href.startsWith("http") && { target: "_blank", rel: "noreferrer" };
  return (
    <figure className="min-w-min text-center">
      <a href={href} className="mx-auto block w-fit" {...newTabProps}>
        <img src={`/qr/${name}`} alt={alt} width={size} height={size} loading="lazy" className="bg-white" />
      </a>
      {caption && <figcaption className="mt-1 text-label">{caption}</figcaption>}
    </figure>
  );
}
