import { fill } from "@/components/ui/fill";
import { NewWindowLink } from "@/components/ui/new-window-link";
import type { Frame } from "./frame";

export function FooterBar({ frame: { words, school } }: { frame: Frame }) {
  const { copyright, newWindow, filing } = words.footer;
  return (
    <div className="bar">
      <div className="wrap">
        <p>{copyright}</p>
        {school.filing && (
          <NewWindowLink href={school.filing.url} note={newWindow}>
            {fill(filing, { number: school.filing.number })}
          </NewWindowLink>
        )}
      </div>
    </div>
  );
}
