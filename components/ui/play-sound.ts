import { stopSpeaking } from "./mandarin-voice";

/** How long a sound may take to begin, in milliseconds. */
const startTimeoutMs = 8_000;

/** What is being played. One at a time: a new sound stops the one before. */
let current: { audio: HTMLAudioElement; stop: () => void } | undefined;

/**
 * Plays a sound from its start and stops the one before. Must be called in the handler of a press: browsers start no
 * sound otherwise.
 * @returns whether it was played to its end; `stopped` if something else stopped it, `silent` if it cannot be played
 */
export function playSound(address: string): Promise<"spoken" | "silent" | "stopped"> {
  stopSound();
  stopSpeaking();
  return new Promise((resolve) => {
    const audio = new Audio(address);
    const finish = (outcome: "spoken" | "silent" | "stopped") => () => {
      clearTimeout(timer);
      resolve(outcome);
      audio.pause();
      if (current?.audio === audio) current = undefined;
    };
    const timer = setTimeout(finish("silent"), startTimeoutMs);
    audio.onplaying = () => clearTimeout(timer);
    audio.onended = finish("spoken");
    audio.onerror = finish("silent");
    current = { audio, stop: finish("stopped") };
    audio.play().catch(finish("silent"));
  });
}

/** Stops the sound that is being played. */
export function stopSound(): void {
  current?.stop();
}
