import { fill } from "@/components/ui/fill";
import { NewWindowLink } from "@/components/ui/new-window-link";
import { site } from "@/lib/site";
import type { Frame } from "./frame";

type FooterBarProps = { words: Frame["words"]["footer"] };

export function FooterBar({ words }: FooterBarProps) {
  return (
    <div className="bar">
      <div className="wrap">
        <p>{words.copyright}</p>
        <NewWindowLink href={site.filing.url} note={words.newWindow}>
          {fill(words.filing, { number: site.filing.number })}
        </NewWindowLink>
      </div>
    </div>
  );
}
