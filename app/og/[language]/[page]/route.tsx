import { noPicture, serveSharePicture } from "@/components/seo/serve-share-picture";
import { changedTexts } from "@/lib/i18n/changed-texts";
import { isLanguage } from "@/lib/i18n/languages";
import { sharePicture, uploadedSharePicture } from "@/lib/seo/picture";
import { isRouteName } from "@/lib/seo/urls";

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
