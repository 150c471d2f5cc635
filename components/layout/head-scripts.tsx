import { disclosureScript, viewerScript } from "@/lib/app/inline-scripts/compiled";

/** Scripts that run before the first paint; the CSP allows each by its hash (lib/app/markup/inline-scripts.ts). */
export function HeadScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: viewerScript }} />
      <script dangerouslySetInnerHTML={{ __html: disclosureScript }} />
    </>
  );
}
