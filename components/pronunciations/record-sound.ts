import { isAudible, loudness, meterLevel } from "@/lib/subjects/device-check/media";
import { sampleRate } from "@/lib/engines/sounds/wav";

/** Silence after a word, in milliseconds, that ends its recording. */
const endSilenceMs = 700;
/** Frames with sound that count as a voice; a click is shorter. */
const minFramesHeard = 6;
/** Higher than the default of browsers, which is for calls. */
const audioBitsPerSecond = 128_000;

/** Without the echo cancellation and gain control of calls, which cut soft beginnings of words and vary the loudness. */
export const microphone: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: false },
};

type Options = {
  maxMs: number;
  /** Whether a pause ends the recording, as after a word. */
  endsInSilence: boolean;
  /** @param level from 0 to 1, for a meter */
  onLevel: (level: number) => void;
};

/** A recording in progress. */
export type RunningRecording = { stop: () => void; ended: Promise<Blob> };

/** Records a microphone until it is stopped, the voice ends, or its time is over. */
export function startRecording(
  stream: MediaStream,
  { maxMs, endsInSilence, onLevel }: Options,
): RunningRecording {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond });
  const pieces: Blob[] = [];
  const stop = () => recorder.state !== "inactive" && recorder.stop();
  const stopListening = listen(stream, onLevel, endsInSilence ? stop : () => undefined);
  const timer = setTimeout(stop, maxMs);
  const ended = new Promise<Blob>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => void pieces.push(data);
    recorder.onerror = () => reject(new Error("the recorder failed"));
    recorder.onstop = () => resolve(new Blob(pieces, { type: recorder.mimeType }));
  }).finally(() => {
    clearTimeout(timer);
    stopListening();
  });
  recorder.start();
  return { stop, ended };
}

/** Measures the loudness, and notices when a voice has ended. @returns a function that ends this */
function listen(stream: MediaStream, onLevel: (level: number) => void, onEnd: () => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let framesHeard = 0;
  let lastHeard = 0;
  let frame = requestAnimationFrame(function measure(now) {
    analyser.getFloatTimeDomainData(samples);
    const current = loudness(samples);
    onLevel(meterLevel(current));
    if (isAudible(current)) {
      framesHeard += 1;
      lastHeard = now;
    }
    if (framesHeard >= minFramesHeard && now - lastHeard > endSilenceMs) return onEnd();
    frame = requestAnimationFrame(measure);
  });
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

/**
 * Decodes what the browser recorded, in whatever format, to one channel with `sampleRate`.
 * @throws if the browser cannot decode it, as when nothing was recorded
 */
export async function decodeRecording(recorded: Blob): Promise<Float32Array> {
  // Decoding converts to the rate of the context.
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const buffer = await context.decodeAudioData(await recorded.arrayBuffer());
  const mono = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1)
    buffer.getChannelData(channel).forEach((sample, index) => {
      mono[index] = (mono[index] ?? 0) + sample / buffer.numberOfChannels;
    });
  return mono;
}
