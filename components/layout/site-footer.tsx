"use client";

import type { ReactNode } from "react";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/paths";
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
  const { name, hanName } = frame.school;
  return (
    <footer className="site-footer">
      <div className="wrap columns">
        <div>
          <p className="text-h3 font-extrabold">
            {name}
            {hanName && !frame.language.startsWith("zh") && (
              <span lang="zh-CN" className="text-gold font-normal">
                {" "}
                {hanName}
              </span>
            )}
          </p>
          <p className="mt-2">{footer.tagline}</p>
          <SocialLinks frame={frame} />
        </div>
        <FooterLinks frame={frame} />
        <div>
          <h2>{footer.appQr}</h2>
          <div className="to-scan">
            <QrCode name="app" alt={footer.appQrImage} href={paths.mobileDownload} />
          </div>
          <a href={paths.mobileDownload} className="on-device">
            {frame.words.app.page}
          </a>
        </div>
        <FooterOffices frame={frame} />
        {children}
      </div>
      <FooterBar frame={frame} />
    </footer>
  );
}
