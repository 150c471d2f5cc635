"use client";

import { useCallback, useEffect, useState } from "react";
import type { QuestionFile } from "@/lib/subjects/level-test/test-question";
import { findMandarinVoice } from "@/components/ui/mandarin-voice";

export type LoadedQuestions = { file: QuestionFile; voice: SpeechSynthesisVoice | undefined };

/** Question files by address; failed requests are not kept. */
const files = new Map<string, Promise<QuestionFile>>();

async function fetchFile(address: string): Promise<QuestionFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`questions: ${response.status}`);
  return (await response.json()) as QuestionFile;
}

function loadFile(address: string): Promise<QuestionFile> {
  const known = files.get(address);
  if (known) return known;
  const file = fetchFile(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** Loads the questions of a language once and looks for a Mandarin voice. */
export function useQuestions(address: string) {
  const [loaded, setLoaded] = useState<LoadedQuestions | "failed">();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    Promise.all([loadFile(address), findMandarinVoice()]).then(
      ([file, voice]) => isMounted && setLoaded({ file, voice }),
      () => isMounted && setLoaded("failed"),
    );
    return () => {
      isMounted = false;
    };
  }, [address, attempt]);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
