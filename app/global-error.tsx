"use client";

/**
 * Shown if the layout itself fails. Small and without dependencies on purpose: every page includes this code, and a
 * dependency may be what failed. The language is not known here.
 */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-US">
      <body style={{ font: "1rem/1.6 system-ui", textAlign: "center", padding: "4rem 1rem" }}>
        <h1>Something went wrong</h1>
        <button onClick={reset}>Try again</button>
      </body>
    </html>
  );
}
