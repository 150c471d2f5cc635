import { appStore } from "../apps/store";
import { seasonStore } from "../campaign/store";
import type { Store } from "../content/store";
import { courseStore, liveStore, recordingStore } from "../live/store";
import { articleStore, ownPageStore, sitePageStore } from "../pages/store";
import { removeTeacher } from "../people/remove-teacher";
import { placementStore } from "../placements/store";
import { pointPackageStore } from "../prices/store";
import { partnerStore, schoolStore } from "../school/store";
import { seriesStore } from "../series/store";
import { teacherStore } from "../teachers/store";
import { voiceStore } from "../voices/store";
import type { Fields, FieldsOf, Kind } from "./kinds";

/** The store of each kind. */
export const stores: { [Of in Kind]: Store<FieldsOf<Of>> } = {
  placement: placementStore,
  partner: partnerStore,
  teacher: { ...teacherStore, remove: removeTeacher },
  app: appStore,
  course: courseStore,
  live: liveStore,
  recording: recordingStore,
  series: seriesStore,
  pointPackage: pointPackageStore,
  voice: voiceStore,
  school: schoolStore,
  season: seasonStore,
  sitePage: sitePageStore,
  ownPage: ownPageStore,
  article: articleStore,
};

/** The store of a kind that is known only at run time; its fields must be of that kind. */
export const storeOf = (kind: Kind) => stores[kind] as Store<Fields>;
