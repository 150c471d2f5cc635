import { getLocale, getTranslations } from "next-intl/server";
import { readCall } from "@/lib/api/server";
import { dataOf } from "@/lib/contract/result";
import { placements } from "@/lib/placements";
import { assignImagesToTexts } from "./body-images";
import { BodySection } from "./body-section";
import { ConsultOverlay } from "./consult-overlay";
import { StudyLink } from "./study-link";
import { VideoCard } from "./video-card";

/** Message keys of the texts beside the body images. */
const texts = ["1", "2", "3", "4", "5", "6"] as const;
/** Content over the third and the fourth image (spec section 2, Home). */
const overlays = { "3": ConsultOverlay, "4": VideoCard } as const;

/** Six stacked body images with their texts; texts only if the provider is unreachable. */
export async function BodySections() {
  const locale = await getLocale();
  const t = await getTranslations("home.body");
  const placement = dataOf(await readCall("homePage", placements.homeImages, locale));
  const images = assignImagesToTexts(placement?.link_properties ?? [], texts.length);
  return (
    <section aria-label={t("label")} className="wrap stack">
      {texts.map((key, index) => {
        const Overlay = key === "3" || key === "4" ? overlays[key] : undefined;
        return (
          <BodySection
            key={key}
            title={t(`${key}.title`)}
            text={t(`${key}.text`)}
            image={images[index]}
            overlay={Overlay && <Overlay />}
          >
            {key === "6" && <StudyLink />}
          </BodySection>
        );
      })}
    </section>
  );
}
