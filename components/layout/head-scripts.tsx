import { disclosureScript, viewerScript } from "@/lib/inline-scripts/compiled";

/** What runs before anything is painted, on every page; the policy names each by its hash (lib/markup/inline-scripts.ts). */
export function HeadScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: viewerScript }} />
      <script dangerouslySetInnerHTML={{ __html: disclosureScript }} />
    </>
  );
}
