import { randomUUID } from "node:crypto";
import type { DeskResponse } from "../../lib/desk/contract";
import type { Random } from "../provider/random";
import { askerOf, type Said } from "./desk-ask";
import { noteLead, saveSeason, upload } from "./desk-tasks";
import type { School, Told } from "./load";

/*
 * Editors who change classes and their capacity while students book them, give and take class points, and now and then
 * work a lead, write a season and upload a picture, over HTTP as the desk's pages do. What they do says in words of its own which change it was, and which one it was built upon.
 */

/** Editors at the same time, few enough things for them to meet over. */
const editors = 6;
const [classes, families] = [3, 12];

type Seen = Pick<DeskResponse<"content/read">, "version" | "published" | "draft">;

/** What an editor's window shows of each class. It stays open while the site is dead, and grows old. */
export type Window = Map<number, Seen>;
export const openWindows = (): Window[] => Array.from({ length: editors }, () => new Map());

/** Works until the signal, and until the last one has heard or will never hear an answer. */
export async function deskLoad(
  { baseUrl, school, windows }: { baseUrl: string; school: School; windows: Window[] },
  told: Told,
  chance: Random,
  signal: AbortSignal,
): Promise<void> {
  const ask = askerOf(baseUrl, school);
  const changeClass = async (window: Window) => {
    const id = school.classes[chance.below(classes)] ?? 0;
    if (!window.has(id) || chance.below(2) > 0) {
      const seen = await ask("content/read", { kind: "series", id });
      if (seen?.code !== 0) return wrong("reading a class", seen);
      window.set(id, seen.data);
    }
    // Without looking again, as long as nobody says that another was quicker: mostly from what may be old by now.
    for (let saves = 1 + chance.below(3); saves > 0 && !signal.aborted; saves -= 1) await save(window, id);
  };

  const save = async (window: Window, id: number) => {
    const { version, draft, published } = window.get(id)!;
    const before = draft ?? published ?? {};
    const mark = `${numberOf(before["description"]) + 1} ${randomUUID()}`;
    const fields = { ...before, description: { "en-US": mark }, capacity: 60 + chance.below(60) };
    const publish = chance.below(4) > 0 ? "now" : "no";
    const answer = await ask("content/save", { kind: "series", id, version, fields, publish });
    if (answer?.code !== 0)
      return answer && !isTooFewSeats(answer.data) ? wrong("saving a class", answer) : undefined;
    const { saved, record } = answer.data;
    if (saved) told.changes.add(mark);
    else told.conflicts += 1;
    if (!record || record.version <= version)
      told.wrong.push(
        `class ${id}: ${saved ? "saved" : "refused"} over ${version}, and is ${record?.version}`,
      );
    else window.set(id, record);
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

  const wrong = (what: string, answer: Said | undefined) =>
    answer && told.wrong.push(`${what} at the desk: ${answer.code} ${answer.message}`);

  const editor = async (window: Window, own: number) => {
    const tasks = [
      ...Array.from({ length: 2 }, () => [() => changeClass(window), changePoints]).flat(),
      () => noteLead({ ask, told, chance }),
      () => saveSeason({ ask, told, chance }, `soak-${own}`),
      () => upload({ ask, told, chance }),
    ];
    while (!signal.aborted) await tasks[chance.below(tasks.length)]?.();
  };
  await Promise.all(windows.map(editor));
}

/** How many changes a class has seen, as its description says; none before the first. */
export const numberOf = (description: unknown) =>
  parseInt((description as Record<string, string> | undefined)?.["en-US"] ?? "", 10) || 0;

const isTooFewSeats = (data: unknown) => JSON.stringify(data).includes('"belowSeatsTaken"');

/** Until the desk has answered once: its code is read at its first call, for longer than some lives last. */
export async function deskAnswers(baseUrl: string, school: School): Promise<void> {
  const answer = await askerOf(baseUrl, school)("accounts/list", {});
  if (answer?.code !== 0) throw new Error(`The desk says ${answer?.code} ${answer?.message}`);
}
