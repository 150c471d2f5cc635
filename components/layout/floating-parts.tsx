import { Advert } from "./advert";
import { BackToTop } from "./back-to-top";

export default function FloatingParts({ backToTop }: { backToTop: string }) {
  return (
    <>
      <BackToTop label={backToTop} />
      <Advert />
    </>
  );
}
