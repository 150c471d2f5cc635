import { guests, notTeachers, signedIn } from "@/components/session/viewers";
import { Icon } from "@/components/ui/icon";
import { regionFor } from "@/lib/campaign/region";
import { menuId } from "@/lib/markup/current-tab";
import { campaignPaths, paths } from "@/lib/paths";
import { AboutMenu } from "./about-menu";
import { AppModal } from "./app-modal";
import { ExitButton } from "./exit-button";
import type { Frame } from "./frame";
import { LanguageMenu } from "./language-menu";
import { ReturningLink } from "./returning-link";

/**
 * The site's one menu. Where there is room it lies in the header: tabs, and the quieter tools above them. Elsewhere it
 * is a popover over the whole screen, which opens, closes and hands the focus back without script.
 */
export function SiteMenu({ frame: { language, sites, words } }: { frame: Frame }) {
  const { header, app, close } = words;
  return (
    <nav id={menuId} popover="auto" aria-label={header.mainNav} className="site-menu">
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={header.closeMenu}
        className="btn-round"
      >
        <Icon name="x" />
      </button>
      <ul>
        <Tab href={paths.home} text={header.home} />
        <Tab href={paths.class} text={header.class} />
        <Tab href={paths.live} text={header.live} viewers={notTeachers} />
        <Tab href={paths.hotSell} text={header.hotSell} viewers={notTeachers} />
      </ul>
      <ul>
        <Tab href={campaignPaths.home(regionFor(language))} text={header.study} />
        <Tab href={paths.business} text={header.business} />
        <Tab href={paths.help} text={header.help} apart />
        <li>
          <AppModal words={app} close={close}>
            {header.app}
          </AppModal>
        </li>
        <li>
          <AboutMenu language={language} words={header} />
        </li>
        <li>
          <LanguageMenu language={language} label={header.language} />
        </li>
        <li data-for={guests} className="small">
          <ReturningLink href={sites.login}>{header.login}</ReturningLink>
        </li>
        <li data-for={signedIn} className="small">
          <ExitButton>{header.exit}</ExitButton>
        </li>
      </ul>
    </nav>
  );
}

type TabProps = {
  href: string;
  text: string;
  viewers?: string;
  /** In the wide header the rest of the row stands at its end from here on. */
  apart?: boolean;
};

function Tab({ href, text, viewers, apart }: TabProps) {
  return (
    <li {...(viewers && { "data-for": viewers })} {...(apart && { className: "apart" })}>
      <a href={href}>{text}</a>
    </li>
  );
}
