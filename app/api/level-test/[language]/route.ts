import { isLanguage } from "@/lib/base/i18n/languages";
import { questionFile, versionParameter } from "@/lib/subjects/level-test/question-file";

/** The questions of the level test in a language, with their answers: the test runs in the browser. */
export async function GET(request: Request, { params }: RouteContext<"/api/level-test/[language]">) {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const { json, version } = questionFile(language);
  // An open page may ask for the version before a deployment; that answer must not be kept under the old address.
  const isCurrent = new URL(request.url).searchParams.get(versionParameter) === version;
  return new Response(json, {
    headers: {
      "content-type": "application/json",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
