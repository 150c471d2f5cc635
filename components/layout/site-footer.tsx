"use client";

import type { ReactNode } from "react";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/paths";
import { site, siteName } from "@/lib/site";
import { FooterBar } from "./footer-bar";
import { FooterLinks } from "./footer-links";
import { FooterOffices } from "./footer-offices";
import type { Frame } from "./frame";
import { SocialLinks } from "./social-links";

type SiteFooterProps = {
  frame: Frame;
  /** What only readers of one language are shown, below the offices. */
  children?: ReactNode;
};

export function SiteFooter({ frame, children }: SiteFooterProps) {
  const { footer } = frame.words;
  return (
    <footer className="site-footer">
      <div className="wrap columns">
        <div>
          <p className="text-h3 font-extrabold">
            {siteName(frame.language)}
            {!frame.language.startsWith("zh") && (
              <span lang="zh-CN" className="text-gold font-normal">
                {" "}
                {site.hanName}
              </span>
            )}
          </p>
          <p className="mt-2">{footer.tagline}</p>
          <SocialLinks frame={frame} />
        </div>
        <FooterLinks frame={frame} />
        <div>
          <h2>{footer.appQr}</h2>
          <QrCode name="app" alt={footer.appQrImage} href={paths.mobileDownload} />
        </div>
        <FooterOffices frame={frame} />
        {children}
      </div>
      <FooterBar words={footer} />
    </footer>
  );
}
