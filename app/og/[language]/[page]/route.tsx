import { noPicture, serveSharePicture } from "@/components/seo/serve-share-picture";
import { changedTexts } from "@/lib/base/i18n/changed-texts";
import { isLanguage } from "@/lib/base/i18n/languages";
import { sharePicture, uploadedSharePicture } from "@/lib/subjects/seo/picture";
import { isRouteName } from "@/lib/subjects/seo/urls";

export async function GET(request: Request, { params }: RouteContext<"/og/[language]/[page]">) {
  const { language, page } = await params;
  if (!isLanguage(language) || !isRouteName(page)) return noPicture();
  const changed = ["title", "description", "ogTitle"].map((name) =>
    changedTexts(language).get(`meta.${page}.${name}`),
  );
  const key = JSON.stringify([language, page, ...changed]);
  return serveSharePicture(
    request,
    { key, language },
    async () => (await uploadedSharePicture(page)) ?? (await sharePicture(language, page)),
  );
}
