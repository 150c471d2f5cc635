import type { SeasonBody } from "./content";

/* A season for pages: speakers resolved from their names, dates as a list. */

export type Speaker = SeasonBody["people"][string];

type SessionBody = SeasonBody["sessions"][number];

/** A talk of the season. */
export type Session = Omit<SessionBody, "speakers" | "date" | "link"> & { speakers: Speaker[] } & (
    | {
        /** Date in the season's time zone, as YYYY-MM-DD. */
        date: string;
        /** Address to join the talk. */
        link: string;
      }
    | { date?: undefined }
  );

export type TitledText = SeasonBody["hsk"]["advantages"][number];
export type Syllabus = SeasonBody["hsk"]["syllabuses"][number];

export type Season = Omit<SeasonBody, "people" | "speakers" | "sessions"> & {
  /** Those in the hero. */
  speakers: Speaker[];
  /** Everyone who speaks, each once: those in the hero first, the others in the order of their talks. */
  lineup: Speaker[];
  sessions: Session[];
  /** Dates of talks, in order; empty if all talks are recordings. */
  dates: string[];
};

export function toSeason({ people, ...body }: SeasonBody): Season {
  const findSpeakers = (names: string[]) => names.flatMap((name) => people[name] ?? []);
  const sessions = body.sessions.map(({ date, link, speakers, ...rest }): Session => {
    const talk = { ...rest, speakers: findSpeakers(speakers) };
    return date !== undefined && link !== undefined ? { ...talk, date, link } : talk;
  });
  const dates = sessions.flatMap(({ date }) => date ?? []);
  const speakers = findSpeakers(body.speakers);
  const lineup = [...new Set([...speakers, ...sessions.flatMap((talk) => talk.speakers)])];
  return { ...body, speakers, lineup, sessions, dates };
}
