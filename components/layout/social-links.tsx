import { fill } from "@/components/ui/fill";
import { NewWindowLink } from "@/components/ui/new-window-link";
import { site, siteName } from "@/lib/site";
import { CodeModal } from "./code-modal";
import type { Frame } from "./frame";

/** Networks whose profile is shown as a code to scan; Facebook is a link (spec section 2, Layout). */
const scanned = ["wechat", "instagram", "tiktok"] as const;

export function SocialLinks({ frame: { language, words } }: { frame: Frame }) {
  const { social, footer, close } = words;
  const name = siteName(language);
  return (
    <ul className="networks">
      {scanned.map((key) => {
        const network = social[key];
        return (
          <li key={key}>
            <CodeModal
              href={site.social[key]}
              title={network}
              text={fill(social.scan, { network })}
              close={close}
              codes={[{ name: key, alt: fill(social.qr, { name, network }), href: site.social[key] }]}
              links={[{ href: site.social[key], text: fill(social.open, { network }) }]}
            >
              {network}
            </CodeModal>
          </li>
        );
      })}
      <li>
        <NewWindowLink href={site.social.facebook} note={footer.newWindow}>
          {social.facebook}
        </NewWindowLink>
      </li>
    </ul>
  );
}
