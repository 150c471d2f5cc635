/** Two notes in hertz, which small speakers can play too. */
const notes = [523, 698];
/** Seconds. */
const noteSeconds = 0.45;
/** Gain from 0 to 1: audible on a phone's speaker and not too loud in headphones. */
const volume = 0.25;

/** Plays a short generated sound and resolves when it has ended. @throws if the browser cannot play it. */
export async function playSound(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const ended = notes.map((note, index) =>
      playNote(context, note, context.currentTime + index * noteSeconds),
    );
    await Promise.all(ended);
  } finally {
    await context.close();
  }
}

function playNote(context: AudioContext, note: number, from: number): Promise<void> {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = note;
  // Fades in and out, because a tone that starts at full volume clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.03);
  gain.gain.linearRampToValueAtTime(0, from + noteSeconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + noteSeconds);
  return new Promise((resolve) => {
    oscillator.onended = () => resolve();
  });
}
