import { database } from "../../base/db/connect";
import type { DeskHandlers } from "../staff/context";
import { findConsent } from "./consent";
import type { pronunciationCalls } from "./desk-calls";

export const pronunciationHandlers: DeskHandlers<typeof pronunciationCalls> = {
  "pronunciations/consent": async ({ id }) => {
    const consent = await findConsent(await database(), id);
    if (!consent) return { consent: null };
    const { sentence, language, createdAt } = consent;
    return { consent: { sentence, language, at: createdAt.toISOString() } };
  },
};
