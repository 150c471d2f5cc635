import { askSubjects } from "../../engines/busy-times/busy-times";
import type { PublicHandlers } from "../../engines/calls/context";
import { mergeParts, type Intersection } from "../../engines/subject/merge";
import type { Subject } from "../../engines/subject/define";
import { parts } from "../parts";

/*
 * All calls of the built-in provider: the 16 of the contract, and the others by method and by name, which is the end of
 * the address. Loaded on first use, because with API_HOST none of them exists. Browser code may import types only.
 */

type DeclaredCalls = (typeof parts)[number] extends infer Part
  ? Part extends { calls: infer Declared }
    ? Declared
    : never
  : never;
type Table = "views" | "actions" | "campaign" | "desk";
type RowsOf<Name extends Table> = Intersection<
  DeclaredCalls extends infer Declared
    ? Declared extends { [Key in Name]: { rows: infer Rows } }
      ? Rows
      : never
    : never
>;
type DeclaredHandlers = Intersection<
  DeclaredCalls extends infer Declared ? (Declared extends { public: infer Own } ? Own : never) : never
>;
type Handler = (request: never, context: never) => Promise<unknown>;

const declared = (parts as readonly Subject[]).map(({ calls = {} }) => calls);

const rowsOf = <Name extends Table>(table: Name) =>
  mergeParts(declared.map((calls) => calls[table]?.rows)) as RowsOf<Name>;
/** What handlers of the desk can ask about all subjects. */
const queries = { busyTimes: askSubjects(parts as readonly Subject[]) };

const handlersOf = (table: Table) =>
  mergeParts(declared.map((calls) => calls[table]?.handlers)) as Record<string, Handler>;

/** The handlers of the 16 calls; a missing one is a compile error. */
export const publicHandlers: PublicHandlers = mergeParts(
  declared.map((calls) => calls.public),
) as DeclaredHandlers;

/** `/api/desk/{name}` */
export const deskRows = { POST: rowsOf("desk") };
export const deskHandlers = {
  POST: Object.fromEntries(
    Object.entries(handlersOf("desk")).map(([name, handle]): [string, Handler] => [
      name,
      (request, context: object) => handle(request, { ...context, ...queries } as never),
    ]),
  ),
};
/** `/api/account/{name}` */
export const accountRows = { GET: rowsOf("views"), POST: rowsOf("actions") };
export const accountHandlers = { GET: handlersOf("views"), POST: handlersOf("actions") };
/** `/api/campaign/{name}` */
export const campaignRows = { POST: rowsOf("campaign") };
export const visitorCampaignHandlers = { POST: handlersOf("campaign") };

export const deskCalls = deskRows.POST;
export type DeskCallName = keyof RowsOf<"desk">;
