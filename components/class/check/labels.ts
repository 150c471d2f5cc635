import type { BrowserVerdict } from "@/lib/device-check/browser";
import type { MediaFailure } from "@/lib/device-check/media";
import type { SpeedVerdict } from "@/lib/device-check/speed";
import type { Part, Verdict } from "@/lib/device-check/types";

type Titled = { title: string };

/** Words of the check, as the messages have them. */
export type CheckLabels = {
  start: string;
  loading: string;
  loadFailed: string;
  end: string;
  states: Record<"waiting" | "running" | Verdict, string>;
  browser: Titled & Record<BrowserVerdict, string>;
  camera: Titled &
    Record<"ask" | "start" | "again" | "stop" | "asking" | "picture" | "pass" | MediaFailure, string>;
  microphone: Titled & Record<"ask" | "listening" | "level" | "pass" | "silent" | MediaFailure, string>;
  speaker: Titled &
    Record<"ask" | "play" | "again" | "question" | "yes" | "no" | "pass" | "fail" | "blocked", string>;
  connection: Titled & Record<"running" | SpeedVerdict | "failed" | "again", string>;
  summary: Record<"ready" | "advice" | "fail" | "provider" | "help", string>;
} & Record<Part, Titled>;
