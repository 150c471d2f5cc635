"use client";

import { TableDownloads, type TableDownloadsProps } from "@/components/calls/table-downloads";
import { useToast } from "./toasts";

type DownloadTableProps = Omit<TableDownloadsProps, "onEnd"> & {
  /** Shown when no file arrived. */
  failed: string;
};

/** A button for each format in which the server exports a table. */
export function DownloadTable({ failed, ...downloads }: DownloadTableProps) {
  const showToast = useToast();
  return (
    <TableDownloads
      {...downloads}
      onEnd={(hasArrived) => !hasArrived && showToast({ tone: "error", text: failed })}
    />
  );
}
