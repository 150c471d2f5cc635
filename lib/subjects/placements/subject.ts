import { defineSubject } from "../../engines/subject/define";
import { banners } from "./handlers";
import { placementStore } from "./store";
import { linkProperties } from "./tables";

export const placementSubject = defineSubject({
  name: "placements",
  content: { placement: placementStore },
  calls: { public: banners },
  demo: { tables: [linkProperties], load: () => import("./demo") },
});
