import type { ReactNode } from "react";

type RecordNameProps = {
  /** The picture's address; a record without one shows only its name. */
  src: string | undefined;
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
};

/** A record's small picture beside its name. */
export function RecordName({ src, width, height, className = "", children }: RecordNameProps) {
  return (
    <span className={`flex items-center gap-3 break-words ${className}`}>
      {src && (
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          draggable={false}
          className="shrink-0 rounded-small bg-muted object-contain"
        />
      )}
      <span>{children}</span>
    </span>
  );
}
