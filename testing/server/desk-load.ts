import { randomUUID } from "node:crypto";
import { codes } from "../../lib/contract/codes";
import type { DeskAnswer, DeskCallName, DeskInput } from "../../lib/desk/contract";
import type { Random } from "../provider/random";
import type { School, Told } from "./load";

/*
 * Editors who change classes and their capacity while students book them, and give and take class points, over HTTP as
 * the desk's pages do. What they do says in words of its own which change it was.
 */

/** Editors at the same time, few enough things for them to meet over. */
const editors = 6;
const [classes, families] = [12, 12];

type Said<Name extends DeskCallName> = { code: number; message: string; data: DeskAnswer<Name> };

/** Works until the signal, and until the last one has heard or will never hear an answer. */
export async function deskLoad(
  baseUrl: string,
  school: School,
  told: Told,
  chance: Random,
  signal: AbortSignal,
): Promise<void> {
  const ask = askerOf(baseUrl, school);
  const changeClass = async () => {
    const id = school.classes[chance.below(classes)] ?? 0;
    const seen = await ask("content/read", { kind: "series", id });
    if (seen?.code !== 0) return wrong("reading a class", seen);
    const mark = `change ${randomUUID()}`;
    const fields = {
      ...(seen.data.draft ?? seen.data.published),
      description: { "en-US": mark },
      capacity: 60 + chance.below(60),
    };
    const publish = chance.below(4) > 0 ? "now" : "no";
    const { version } = seen.data;
    const answer = await ask("content/save", { kind: "series", id, version, fields, publish });
    if (answer?.code === 0 && answer.data.saved) told.changes.add(mark);
    else if (answer && answer.code !== 0 && !isTooFewSeats(answer.data)) wrong("saving a class", answer);
  };

  const changePoints = async () => {
    const id = school.students[chance.below(families) * 4]?.id ?? 0;
    const seen = await ask("accounts/show", { id });
    if (seen?.code !== 0) return wrong("looking at an account", seen);
    const reason = `points ${randomUUID()}`;
    const change = chance.below(3) > 0 ? 10 : -10;
    const request = { id, change, reason, seen: seen.data.ledger[0]?.id ?? 0, key: randomUUID() };
    // Pressed again by who heard nothing; both are one change.
    const answers = [await ask("accounts/points", request), await ask("accounts/points", request)];
    if (answers.some((answer) => answer?.code === 0 && answer.data.saved)) told.points.add(reason);
    // Nobody has fewer than none.
    for (const answer of answers) if (answer?.code && change > 0) wrong("giving class points", answer);
    if (answers[0]?.code === 0 && answers[1]?.code === 0 && answers[0].data.saved !== answers[1].data.saved)
      told.wrong.push(`${reason}: done, and not done`);
  };

  const wrong = (what: string, answer: { code: number; message: string } | undefined) =>
    answer && told.wrong.push(`${what} at the desk: ${answer.code} ${answer.message}`);

  const editor = async () => {
    while (!signal.aborted) await (chance.below(2) > 0 ? changeClass() : changePoints());
  };
  await Promise.all(Array.from({ length: editors }, editor));
}

const isTooFewSeats = (data: unknown) => JSON.stringify(data).includes('"belowSeatsTaken"');

/** Until the desk has answered once: its code is read at its first call, for longer than some lives last. */
export async function deskAnswers(baseUrl: string, school: School): Promise<void> {
  const answer = await askerOf(baseUrl, school)("accounts/list", {});
  if (answer?.code !== 0) throw new Error(`The desk says ${answer?.code} ${answer?.message}`);
}

const askerOf =
  (baseUrl: string, { session }: School) =>
  async <Name extends DeskCallName>(name: Name, input: DeskInput<Name>): Promise<Said<Name> | undefined> => {
    const headers = { "content-type": "application/json", cookie: `desk=${session}`, origin: baseUrl };
    const request = { method: "POST", headers, body: JSON.stringify(input) };
    try {
      const said = (await (await fetch(`${baseUrl}/api/desk/${name}`, request)).json()) as Said<Name>;
      // Neither a broken line nor a limit on how often one may ask is an answer.
      return said.code === codes.tooManyRequests.code ? undefined : said;
    } catch {
      return undefined;
    }
  };
