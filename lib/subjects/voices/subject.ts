import { defineSubject } from "../../engines/subject/define";
import { loadVoices, voiceStore } from "./store";

export const voiceSubject = defineSubject({
  name: "voices",
  content: { voice: voiceStore },
  load: loadVoices,
});
