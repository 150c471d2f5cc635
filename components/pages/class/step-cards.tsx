import type { ReactNode } from "react";

/** Steps in their order, as cards side by side. */
export function StepCards({ children }: { children: ReactNode }) {
  return <ol className="mt-8 grid-fit gap-6">{children}</ol>;
}

type StepCardProps = {
  number: number;
  title: string;
  /** Address of a picture of 360 by 220 px. */
  picture?: string;
  children: ReactNode;
};

export function StepCard({ number, title, picture, children }: StepCardProps) {
  return (
    <li className="flex flex-col items-start gap-2 sheet p-sheet desk:p-6">
      {picture && (
        <img
          src={picture}
          alt=""
          width={360}
          height={220}
          loading="lazy"
          className="mb-3 w-full rounded-card"
        />
      )}
      <h3 className="text-h3">
        {/* Hidden from screen readers, which already announce the number of the ordered list. */}
        <span aria-hidden className="mr-0.5 text-mark">
          {number}
        </span>
        {"\u00a0"}
        {title}
      </h3>
      {children}
    </li>
  );
}
