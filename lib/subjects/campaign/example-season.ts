import type { Region } from "../../base/reference/campaign-regions";
import type { SeasonBody } from "./content";
import { readSeasonFiles } from "./season-files";

/** Name under `people` of the speaker whose fields are left empty. */
const emptySpeaker = "speaker-1";

/**
 * Returns the fields from which a region's first season starts: those of the example that comes with the site, without
 * what only its own school could say. It has one talk and its speaker, both empty. Editors must fill in what is empty
 * before they can save.
 * @returns undefined if the school has removed all examples
 */
export function exampleSeason(region: Region): SeasonBody | undefined {
  const example = readSeasonFiles({ withDemo: true }).find(({ body }) => body.region === region)?.body;
  return example && withoutFacts(example);
}

function withoutFacts(body: SeasonBody): SeasonBody {
  const [talk] = body.sessions;
  const img = Object.values(body.people)[0]?.img ?? body.art;
  const withoutValue = (voucher: SeasonBody["vouchers"][number]) => ({ name: voucher.name, value: "" });
  return {
    ...body,
    people: { [emptySpeaker]: { name: "", role: "", img, details: [] } },
    speakers: [emptySpeaker],
    sessions: talk
      ? [
          {
            title: "",
            subTitle: "",
            subDesc: "",
            img: talk.img,
            imgLine: talk.imgLine,
            recording: "",
            speakers: [emptySpeaker],
          },
        ]
      : [],
    vouchersLead: "",
    vouchers: [withoutValue(body.vouchers[0]), withoutValue(body.vouchers[1])],
    prizeWorth: "",
    group: { ...body.group, link: "" },
    hskBlock: { ...body.hskBlock, rules: [] },
    hsk: {
      ...body.hsk,
      teachers: body.hsk.teachers.map(({ img }) => ({ name: "", role: "", img, points: ["", "", ""] })),
      syllabuses: body.hsk.syllabuses.map((syllabus) => ({ ...syllabus, schedule: "" })),
    },
  };
}
