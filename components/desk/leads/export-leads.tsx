"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fetchDeskFile } from "@/lib/desk/fetch-file";
import { useToast } from "../toasts";
import { useWords } from "../words";
import type { LeadFilter } from "./filter";

/** Exports the filtered leads in the formats of `npm run leads`. */
export function ExportLeads({ filter, className = "" }: { filter: LeadFilter; className?: string }) {
  const words = useWords("leads");
  const showToast = useToast();
  const [isFetching, setIsFetching] = useState(false);
  const fetchFile = async (format: "csv" | "json") => {
    setIsFetching(true);
    const wasFetched = await fetchDeskFile("leads/export", { filter, format }, `leads.${format}`);
    setIsFetching(false);
    if (!wasFetched) showToast({ tone: "error", text: words.exportFailed });
  };
  return (
    <section aria-labelledby="export-title" className={`flex flex-wrap items-center gap-3 ${className}`}>
      <h2 id="export-title" className="text-h3">
        {words.export}
      </h2>
      {(["csv", "json"] as const).map((format) => (
        <button
          key={format}
          type="button"
          disabled={isFetching}
          className={buttonClasses.secondary}
          onClick={() => fetchFile(format)}
        >
          {words[format]}
        </button>
      ))}
    </section>
  );
}
