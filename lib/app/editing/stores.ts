import { appStore } from "../../subjects/apps/store";
import { seasonStore } from "../../subjects/campaign/store";
import type { Store } from "../../engines/content/store";
import { courseStore, liveStore, recordingStore } from "../../subjects/live/store";
import { articleStore, ownPageStore, sitePageStore } from "../../subjects/pages/store";
import { removeTeacher } from "../../subjects/people/remove-teacher";
import { placementStore } from "../../subjects/placements/store";
import { pointPackageStore } from "../../subjects/points/prices/store";
import { partnerStore, schoolStore } from "../../subjects/school/store";
import { seriesStore } from "../../subjects/series/store";
import { teacherStore } from "../../subjects/teachers/store";
import { voiceStore } from "../../subjects/voices/store";
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
