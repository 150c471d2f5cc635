import type { Handlers } from "../../../base/contract/call";
import { database } from "../../../base/db/connect";
import type { VisitorContexts } from "../../../engines/calls/context";
import type { DeskHandlers } from "../../staff/context";
import { findBuyer } from "../buyer";
import { findPayerId } from "../payer";
import type { exitQuoteCalls, memberExitQuoteCalls } from "./calls";
import { readDescribedQuote } from "./describe";

export const memberExitQuoteHandlers: Handlers<typeof memberExitQuoteCalls, VisitorContexts> = {
  "exit-quote": async (_, context) => {
    const db = await database();
    const parentId = await findPayerId(db, context);
    const { now = new Date(), language } = context;
    return {
      quote: parentId === undefined ? null : await readDescribedQuote(db, parentId, { language, now }),
    };
  },
};

export const exitQuoteHandlers: DeskHandlers<typeof exitQuoteCalls> = {
  "payments/exit-quote": async ({ id, for_family: forFamily }, { now, language }) => {
    const db = await database();
    const { parentId, language: ownLanguage } = await findBuyer(db, id, language);
    return readDescribedQuote(db, parentId, { language: forFamily ? ownLanguage : language, now });
  },
};
