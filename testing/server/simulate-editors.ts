import { randomUUID } from "node:crypto";
import type { ResponseOf } from "../../lib/base/contract/call";
import type { contentCalls } from "../../lib/app/editing/desk-calls";
import type { Random } from "../provider/random";
import { createDeskClient, type DeskResult } from "./desk-client";
import { updateLead, saveSeason, uploadPicture } from "./desk-tasks";
import { changeLesson, markAttendance } from "./lesson-tasks";
import type { School, Confirmations } from "./simulation";

/*
 * Simulates editors at the desk over HTTP. They change classes and their capacity while students book them, change class
 * points, and sometimes edit leads and seasons, upload pictures, change single lessons of other classes and mark attendance. Each class change contains a number, one more than
 * that of the change it is based on, and a unique id.
 */

/** Concurrent editors; few enough classes and families for edit conflicts. */
export const editorCount = 6;
const [classCount, familyCount] = [3, 12];

type LoadedRecord = Pick<ResponseOf<typeof contentCalls, "content/read">, "version" | "published" | "draft">;

/** The classes loaded in an editor's window, by id. Windows outlive a killed site, so their content becomes stale. */
export type EditorWindow = Map<number, LoadedRecord>;
export const createWindows = (): EditorWindow[] => Array.from({ length: editorCount }, () => new Map());

/** Runs the editors until the signal aborts and all pending calls have settled. */
export async function simulateEditors(
  { baseUrl, school, windows }: { baseUrl: string; school: School; windows: EditorWindow[] },
  confirmations: Confirmations,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const callDesk = createDeskClient(baseUrl, school);
  const changeClass = async (window: EditorWindow) => {
    const id = school.classes[random.below(classCount)] ?? 0;
    if (!window.has(id) || random.below(2) > 0) {
      const loaded = await callDesk("content/read", { kind: "series", id });
      if (loaded?.code !== 0) return reportError("reading a class", loaded);
      window.set(id, loaded.data);
    }
    // Save several times without reloading, mostly from stale data.
    for (let saves = 1 + random.below(3); saves > 0 && !signal.aborted; saves -= 1) await save(window, id);
  };

  const save = async (window: EditorWindow, id: number) => {
    const { version, draft, published } = window.get(id)!;
    const currentFields = draft ?? published ?? {};
    const mark = `${parseChangeNumber(currentFields["description"]) + 1} ${randomUUID()}`;
    const fields = { ...currentFields, description: { "en-US": mark }, capacity: 60 + random.below(60) };
    const publish = random.below(4) > 0 ? "now" : "no";
    const result = await callDesk("content/save", { kind: "series", id, version, fields, publish });
    if (result?.code !== 0)
      return result && !isBelowSeatsTaken(result.data) ? reportError("saving a class", result) : undefined;
    const { saved, record } = result.data;
    if (saved) confirmations.changes.add(mark);
    else confirmations.conflicts += 1;
    if (!record || record.version <= version)
      confirmations.errors.push(
        `class ${id}: ${saved ? "saved" : "refused"} based on version ${version}, now ${record?.version}`,
      );
    else window.set(id, record);
  };

  const changePoints = async () => {
    const id = school.students[random.below(familyCount) * 4]?.id ?? 0;
    const loaded = await callDesk("people/show", { id });
    if (loaded?.code !== 0) return reportError("reading an account", loaded);
    const reason = `points ${randomUUID()}`;
    const change = random.below(3) > 0 ? 10 : -10;
    const request = { id, change, reason, seen: loaded.data.ledger[0]?.id ?? 0, key: randomUUID() };
    // The same request twice, as after a lost response, must make one change.
    const results = [await callDesk("people/points", request), await callDesk("people/points", request)];
    if (results.some((result) => result?.code === 0 && result.data.saved)) confirmations.points.add(reason);
    // Taking points may be refused, since a balance cannot be negative; adding may not.
    for (const result of results) if (result?.code && change > 0) reportError("giving class points", result);
    if (results[0]?.code === 0 && results[1]?.code === 0 && results[0].data.saved !== results[1].data.saved)
      confirmations.errors.push(`${reason}: contradictory results for a repeated request`);
  };

  const reportError = (action: string, result: DeskResult | undefined) =>
    result && confirmations.errors.push(`${action} at the desk: ${result.code} ${result.message}`);

  const runEditor = async (window: EditorWindow, index: number) => {
    const tasks = [
      ...Array.from({ length: 2 }, () => [() => changeClass(window), changePoints]).flat(),
      () => updateLead({ callDesk, confirmations, random }),
      () => saveSeason({ callDesk, confirmations, random }, `soak-${index}`),
      () => uploadPicture({ callDesk, confirmations, random }),
      () => changeLesson({ callDesk, school, confirmations, random }),
      () => markAttendance({ callDesk, school, confirmations, random }, index),
    ];
    while (!signal.aborted) await tasks[random.below(tasks.length)]?.();
  };
  await Promise.all(windows.map(runEditor));
}

/** Parses the number of the change in a class's description; 0 before the first change. */
export const parseChangeNumber = (description: unknown) =>
  parseInt((description as Record<string, string> | undefined)?.["en-US"] ?? "", 10) || 0;

const isBelowSeatsTaken = (data: unknown) => JSON.stringify(data).includes('"belowSeatsTaken"');

/** Waits for the desk's first response. Its code is loaded on the first call, which takes longer than a short run. */
export async function waitForDesk(baseUrl: string, school: School): Promise<void> {
  const result = await createDeskClient(baseUrl, school)("people/list", {});
  if (result?.code !== 0) throw new Error(`The desk responded with ${result?.code} ${result?.message}`);
}
