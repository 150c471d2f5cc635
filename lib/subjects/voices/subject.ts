import { defineSubject } from "../../engines/subject/define";
import { loadVoices, voiceStore } from "./store";
import { studentVoices } from "./tables";

export const voiceSubject = defineSubject({
  name: "voices",
  content: { voice: voiceStore },
  load: loadVoices,
  demo: { tables: [studentVoices], load: () => import("./demo") },
});
