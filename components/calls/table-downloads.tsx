"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";

const formats = ["csv", "xlsx"] as const;
export type DownloadFormat = (typeof formats)[number];

export type TableDownloadsProps = {
  /** Saves the file. @returns whether it arrived */
  onDownload: (format: DownloadFormat) => Promise<boolean>;
  /** Label of a button. @param format in capital letters */
  label: (format: string) => string;
  /** Runs after a download with whether the file arrived. */
  onEnd: (hasArrived: boolean) => void;
};

/** A button for each format in which the server exports a table. */
export function TableDownloads({ onDownload, label, onEnd }: TableDownloadsProps) {
  const [isFetching, setIsFetching] = useState(false);
  const download = async (format: DownloadFormat) => {
    setIsFetching(true);
    const hasArrived = await onDownload(format);
    setIsFetching(false);
    onEnd(hasArrived);
  };
  return formats.map((format) => (
    <button
      key={format}
      type="button"
      disabled={isFetching}
      className={buttonClasses.secondary}
      onClick={() => void download(format)}
    >
      {label(format.toUpperCase())}
    </button>
  ));
}
