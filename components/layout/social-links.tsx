import { fill } from "@/components/ui/fill";
import { NewWindowLink } from "@/components/ui/new-window-link";
import { CodeModal } from "./code-modal";
import type { Frame } from "./frame";

/** Networks whose profile is shown as a code to scan; Facebook is a link (spec section 2, Layout). */
const scanned = ["wechat", "instagram", "tiktok"] as const;

export function SocialLinks({ frame: { words, school } }: { frame: Frame }) {
  const { social, footer, close } = words;
  const { name, social: profiles } = school;
  return (
    <ul className="networks">
      {scanned.map((key) => {
        if (!profiles[key]) return null;
        const network = social[key];
        return (
          <li key={key}>
            <CodeModal
              href={profiles[key]}
              title={network}
              text={fill(social.scan, { network })}
              close={close}
              codes={[{ name: key, alt: fill(social.qr, { name, network }), href: profiles[key] }]}
              links={[{ href: profiles[key], text: fill(social.open, { network }) }]}
            >
              {network}
            </CodeModal>
          </li>
        );
      })}
      {profiles.facebook && (
        <li>
          <NewWindowLink href={profiles.facebook} note={footer.newWindow}>
            {social.facebook}
          </NewWindowLink>
        </li>
      )}
    </ul>
  );
}
