"use client";

import { Icon } from "@/components/ui/icon";
import { menuId } from "@/lib/markup/current-tab";
import { AccountLinks } from "./account-links";
import type { Frame } from "./frame";
import { HomeLink } from "./home-link";
import { SiteMenu } from "./site-menu";

export function SiteHeader({ frame }: { frame: Frame }) {
  const { header } = frame.words;
  return (
    <header className="site-header">
      <a href="#main" className="skip">
        {header.skip}
      </a>
      <div className="wrap">
        <HomeLink name={frame.school.name} label={header.homeLink} />
        <SiteMenu frame={frame} />
        <AccountLinks frame={frame} />
        <button type="button" popoverTarget={menuId} aria-label={header.openMenu} className="btn-round">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
