import { defineSubject } from "../../engines/subject/define";
import { banners } from "./handlers";
import { placementStore } from "./store";

export const placementSubject = defineSubject({
  name: "placements",
  content: { placement: placementStore },
  calls: { public: banners },
});
