import { viewerScript } from "@/lib/session/viewer-script";

export function ViewerScript() {
  return <script dangerouslySetInnerHTML={{ __html: viewerScript }} />;
}
