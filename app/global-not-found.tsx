import type { Metadata } from "next";
import { paths } from "@/lib/base/paths";

export const metadata: Metadata = { title: "404", robots: "noindex" };

/**
 * For addresses that only look like files or calls. All others are rewritten to `app/[locale]/(site)/missing`, in the
 * visitor's language; here the language is not known.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en-US">
      <body style={{ font: "1rem/1.6 system-ui", textAlign: "center", padding: "4rem 1rem" }}>
        <h1>404</h1>
        <p>There is no page at this address.</p>
        <a href={paths.home}>Home</a>
      </body>
    </html>
  );
}
