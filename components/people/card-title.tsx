import type { ReactNode } from "react";

type CardTitleProps = { id: string; href: string; children: ReactNode };

/** The title of a class card, linked to the class. */
export function CardTitle({ id, href, children }: CardTitleProps) {
  return (
    <h3 id={id} className="text-lead">
      <a
        href={href}
        className="underline decoration-transparent underline-offset-4 hover:text-mark hover:decoration-current"
      >
        {children}
      </a>
    </h3>
  );
}
