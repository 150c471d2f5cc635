/** Two rising notes, in hertz: a fourth apart, plain enough for the smallest speaker. */
const notes = [523, 698];
/** Seconds. */
const noteLength = 0.45;
/** Loud enough over a phone's speaker, and no fright in headphones. */
const volume = 0.25;

/** Plays a short sound that is made here, and is done when it has ended. @throws where the browser cannot. */
export async function playSound(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const ended = notes.map((note, index) =>
      playNote(context, note, context.currentTime + index * noteLength),
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
  // Fades in and out: a tone that begins at full height clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.03);
  gain.gain.linearRampToValueAtTime(0, from + noteLength);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + noteLength);
  return new Promise((resolve) => {
    oscillator.onended = () => resolve();
  });
}
