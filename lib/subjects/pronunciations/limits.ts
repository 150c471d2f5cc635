import { wavBytes } from "../../engines/sounds/wav";

/** What a teacher's recording about themself is called among the texts, none of which is Latin. */
export const introductionName = "introduction";

/** Maximum length of a recording, in seconds: of a word that is said slowly, and of an introduction. */
const maxWordSeconds = 4;
const maxIntroductionSeconds = 20;
export const maxSeconds = (text: string): number =>
  text === introductionName ? maxIntroductionSeconds : maxWordSeconds;

/** Minimum length in seconds: anything shorter is a click. */
export const minSeconds = 0.15;

/** Minimum of the loudest sample, from 0 to 1. The browser levels recordings, so one below it is silence. */
export const minPeak = 0.05;

export const maxRecordingBytes = wavBytes(maxIntroductionSeconds);

/** Maximum number of recordings in one record: more than there are texts. */
export const maxRecordings = 500;
