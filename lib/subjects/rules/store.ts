import type { Database } from "../../base/db/types";
import { invalidField } from "../../engines/content/invalid-field";
import type { Store } from "../../engines/content/store";
import { ruleId } from "./content";
import { previewedRules, setRules } from "./published";
import { readCurrentRule, readRefundHistory } from "./queries";
import { ruleKinds, type LessonRule, type RefundRule, type RuleKind, type Rules } from "./rule";
import { lessonRules, refundRules } from "./tables";

/** The id of the only rule on refunds. */
const refundId = 1;

async function readRules(db: Database): Promise<Rules> {
  const lessons = {} as Record<RuleKind, LessonRule>;
  for (const kind of ruleKinds) lessons[kind] = (await readCurrentRule(db, kind)).rule;
  return { lessons, refund: await readRefundRule(db) };
}

async function readRefundRule(db: Database): Promise<RefundRule> {
  const history = await readRefundHistory(db);
  return (history.at(-1) ?? history[0]).rule;
}

const remove = () => Promise.reject(invalidField("", "inUse"));
const previewValues = async (tx: Database) => previewedRules.entry(await readRules(tx));

/** The rules of all kinds: records that always exist. Each publication is a new row. */
export const ruleStore: Store<LessonRule> = {
  fixedIds: ruleKinds.map(ruleId),
  read: async (db, ids) => {
    const { lessons } = await readRules(db);
    const entries = ruleKinds.map((kind) => [ruleId(kind), lessons[kind]] as const);
    return new Map(entries.filter(([id]) => !ids || ids.includes(id)));
  },
  write: async (tx, id, rule, now) => {
    const kind = ruleKinds[id - 1];
    if (!kind) throw invalidField("id", "notFound");
    await tx.insert(lessonRules).values({ kind, rule, since: now });
  },
  ...{ remove, previewValues },
};

export const refundRuleStore: Store<RefundRule> = {
  fixedIds: [refundId],
  read: async (db, ids) =>
    !ids || ids.includes(refundId) ? new Map([[refundId, await readRefundRule(db)]]) : new Map(),
  write: async (tx, id, rule, now) => {
    if (id !== refundId) throw invalidField("id", "notFound");
    await tx.insert(refundRules).values({ rule, since: now });
  },
  ...{ remove, previewValues },
};

/** Loads the current rules into this process. */
export async function loadRules(db: Database): Promise<void> {
  setRules(await readRules(db));
}
