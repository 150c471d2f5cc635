import type { SeasonBody } from "./season-schema";

type WithPicture = { img: string };
type SeasonWithPictures = Pick<SeasonBody, "art"> & {
  people: Record<string, WithPicture>;
  sessions: WithPicture[];
  hsk: { teachers: WithPicture[] };
};

/** All pictures of a season with their field paths, such as `sessions.0.img`. */
export function seasonPictures({
  art,
  people,
  sessions,
  hsk,
}: SeasonWithPictures): [path: string, address: string][] {
  const picturesUnder = (path: string, all: Record<string, WithPicture> | WithPicture[]) =>
    Object.entries(all).map(([key, { img }]): [string, string] => [`${path}.${key}.img`, img]);
  return [
    ["art", art],
    ...picturesUnder("sessions", sessions),
    ...picturesUnder("people", people),
    ...picturesUnder("hsk.teachers", hsk.teachers),
  ];
}
