import type { Script } from "@/lib/subjects/level-test/script";

/* The browser's own Mandarin voice (Web Speech API). Nothing is spoken or sent before the visitor presses a button. */

/** How long a browser may take to list its voices, in milliseconds. */
const voicesTimeoutMs = 1_500;
/** How long a voice may take to begin, in milliseconds: some list voices that never answer. */
const startTimeoutMs = 4_000;
/** The longest text that is spoken takes less, in milliseconds: some voices never report their end. */
const endTimeoutMs = 60_000;
/** A little slower than usual, for learners. */
const rate = 0.9;

/** Mandarin in any spelling of the tag, but not Cantonese (zh-HK, yue). */
const isMandarin = ({ lang }: SpeechSynthesisVoice) =>
  /^(?:cmn|zh)(?:$|[-_](?!(?:[a-z]+[-_])?(?:HK|MO)\b|yue))/i.test(lang);

const regions = { hans: /CN|SG|Hans/i, hant: /TW|Hant/i } as const satisfies Record<Script, RegExp>;

/**
 * Voices of the device come first, because they work offline and send the text to no other site; among these, one of the
 * script's region.
 */
function chooseVoice(
  voices: readonly SpeechSynthesisVoice[],
  script: Script,
): SpeechSynthesisVoice | undefined {
  const mandarin = voices.filter(isMandarin);
  const preference = (voice: SpeechSynthesisVoice) =>
    2 * Number(voice.localService) + Number(regions[script].test(voice.lang));
  return mandarin.toSorted((a, b) => preference(b) - preference(a))[0];
}

/** Finds a Mandarin voice. Browsers list their voices a moment after the first request; undefined if there is none. */
export function findMandarinVoice(script: Script = "hans"): Promise<SpeechSynthesisVoice | undefined> {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis?.getVoices) return Promise.resolve(undefined);
  const voice = chooseVoice(synthesis.getVoices(), script);
  if (voice) return Promise.resolve(voice);
  return new Promise((resolve) => {
    const finish = () => {
      const found = chooseVoice(synthesis.getVoices(), script);
      if (!found && performance.now() < deadline) return;
      clearTimeout(timer);
      synthesis.removeEventListener?.("voiceschanged", finish);
      resolve(found);
    };
    const deadline = performance.now() + voicesTimeoutMs;
    const timer = setTimeout(finish, voicesTimeoutMs + 1);
    synthesis.addEventListener?.("voiceschanged", finish);
  });
}

/** Kept here while it is spoken, because some browsers collect it and then never report the end. */
let current: SpeechSynthesisUtterance | undefined;

/**
 * Speaks a text and stops what was spoken before.
 * @returns whether it was spoken to its end; `stopped` if something else stopped it
 */
export function speak(text: string, voice: SpeechSynthesisVoice): Promise<"spoken" | "silent" | "stopped"> {
  stopSpeaking();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    current = utterance;
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    const giveUp = (outcome: "spoken" | "silent") => () => {
      resolve(outcome);
      if (current === utterance) stopSpeaking();
    };
    let timer = setTimeout(giveUp("silent"), startTimeoutMs);
    const finish = (outcome: "spoken" | "silent" | "stopped") => {
      clearTimeout(timer);
      resolve(outcome);
      // Some engines lose a text that follows a cancel, so nothing is canceled that has ended.
      if (current === utterance) current = undefined;
    };
    utterance.onstart = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp("spoken"), endTimeoutMs);
    };
    utterance.onend = () => finish(current === utterance ? "spoken" : "stopped");
    utterance.onerror = ({ error }) => finish(/interrupted|canceled/.test(error) ? "stopped" : "silent");
    speechSynthesis.speak(utterance);
  });
}

/** Stops what is being spoken. */
export function stopSpeaking(): void {
  if (!current) return;
  current = undefined;
  speechSynthesis.cancel();
}
