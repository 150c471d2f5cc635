import type { SeasonBody } from "./season-schema";

type Shown = { img: string };
type Pictured = Pick<SeasonBody, "art"> & {
  people: Record<string, Shown>;
  sessions: Shown[];
  hsk: { teachers: Shown[] };
};

/** All pictures of a season with their field paths, such as `sessions.0.img`. */
export function seasonPictures({ art, people, sessions, hsk }: Pictured): [path: string, address: string][] {
  const under = (path: string, all: Record<string, Shown> | Shown[]) =>
    Object.entries(all).map(([key, { img }]): [string, string] => [`${path}.${key}.img`, img]);
  return [
    ["art", art],
    ...under("sessions", sessions),
    ...under("people", people),
    ...under("hsk.teachers", hsk.teachers),
  ];
}
