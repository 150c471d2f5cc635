"use client";

import { useState } from "react";
import { fill } from "@/components/ui/fill";
import { Sure } from "../sure";
import { useAct } from "../use-act";
import { useWords } from "../words";
import { figure } from "../written";
import { LinkDialog } from "./link-dialog";
import type { DeskLink, Span } from "./types";
import { share } from "./share";

type LinkRowProps = { link: DeskLink; span: Span; mayChange: boolean; onChanged: () => void };

export function LinkRow({ link, span, mayChange, onChanged }: LinkRowProps) {
  const words = useWords("links");
  const { act, isActing } = useAct();
  const [open, setOpen] = useState<"shown" | "asked">();
  const close = () => setOpen(undefined);
  const { id, segment, note, ended } = link;
  const name = { name: segment };
  const end = async (ended: boolean) => {
    await act("links/end", { id, ended });
    onChanged();
  };
  return (
    <tr data-quiet={ended || undefined}>
      <th scope="row">
        {segment} {ended && <small>({words.ended})</small>}
        {note && <small>{note}</small>}
      </th>
      {(["visits", "begun", "enrolled"] as const).map((what) => (
        <td key={what} data-label={words[what]} className="desk-figure">
          {figure(link[what])}
        </td>
      ))}
      <td data-label={words.suspect} className="desk-figure">
        {share(link)}
      </td>
      <td data-label={words.actions}>
        <div className="desk-row-actions">
          <button type="button" aria-label={fill(words.showOf, name)} onClick={() => setOpen("shown")}>
            {words.show}
          </button>
          {mayChange && (
            <button
              type="button"
              disabled={isActing}
              aria-label={fill(ended ? words.resumeOf : words.endOf, name)}
              onClick={() => (ended ? void end(false) : setOpen("asked"))}
            >
              {ended ? words.resume : words.end}
            </button>
          )}
        </div>
        {open === "shown" && <LinkDialog link={link} span={span} onClose={close} />}
        {open === "asked" && (
          <Sure
            title={fill(words.endOf, name)}
            text={fill(words.endSure, name)}
            submit={words.end}
            onSure={() => void end(true)}
            onClose={close}
          />
        )}
      </td>
    </tr>
  );
}
