"use client";

import { ErrorPage } from "@/components/layout/error-page";
import { fontClasses } from "./fonts";
import "./globals.css";

/** When even the layout fails. The language is not known here, so the browser's is taken. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-US" className={fontClasses}>
      <body>
        <main>
          <ErrorPage reset={reset} />
        </main>
      </body>
    </html>
  );
}
