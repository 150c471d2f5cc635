"use client";

import { useState } from "react";
import { fill } from "@/components/ui/fill";
import { Sure } from "../sure";
import { shortTime } from "../time";
import { useWords } from "../words";

/** A hint that the form's changes exist only in this browser, with a button that discards them. */
export function Unsaved({ since, onThrowAway }: { since: string; onThrowAway: () => void }) {
  const words = useWords("content").unsaved;
  const [isAsked, setAsked] = useState(false);
  return (
    <p className="desk-unsaved">
      <strong>{fill(words.since, { time: shortTime(since) })}</strong>{" "}
      <button type="button" className="link" onClick={() => setAsked(true)}>
        {words.throwAway}
      </button>
      {isAsked && (
        <Sure
          title={words.throwAway}
          text={words.sure}
          submit={words.throwAway}
          onSure={onThrowAway}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
