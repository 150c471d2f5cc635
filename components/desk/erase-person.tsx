"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { Sure } from "./sure";

type ErasePersonProps = {
  name: string;
  words: { erase: string; eraseTitle: string; eraseText: string; eraseSubmit: string };
  disabled: boolean;
  onSure: () => void;
};

/** Erases a person's data after a confirmation, as the privacy policy promises on request. */
export function ErasePerson({ name, words, disabled, onSure }: ErasePersonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <p>
      <button
        type="button"
        disabled={disabled}
        className={buttonLook.secondary}
        onClick={() => setAsked(true)}
      >
        {words.erase}
      </button>
      {asked && (
        <Sure
          title={fill(words.eraseTitle, { name })}
          text={words.eraseText}
          submit={words.eraseSubmit}
          onSure={onSure}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
