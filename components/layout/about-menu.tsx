import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { paths } from "@/lib/paths";
import type { Frame } from "./frame";

type AboutMenuProps = { language: Language; words: Frame["words"]["header"] };

/** About us; for Vietnamese readers the terms and the privacy policy too (spec section 2, Layout). */
export function AboutMenu({ language, words }: AboutMenuProps) {
  if (language !== "vi-VN") return <a href={paths.aboutUs}>{words.aboutUs}</a>;
  return (
    <Disclosure
      summary={
        <>
          {words.about}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <ul>
        <Item href={paths.aboutUs} text={words.aboutUs} />
        <Item href={`${paths.userAgreement}?locale=${language}`} text={words.terms} />
        <Item href={`${paths.privacy}?locale=${language}`} text={words.privacy} />
      </ul>
    </Disclosure>
  );
}

function Item({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
}
