import { ProviderError } from "../../base/contract/provider-error";
import type { DeskHandlers } from "../staff/context";
import { readDefaultDocument, readDefaultTexts } from "./default-texts";
import type { pageCalls } from "./desk-calls";
import { findSitePage, sitePage } from "./site-pages";

export const pageHandlers: DeskHandlers<typeof pageCalls> = {
  "pages/texts": async ({ id }) => {
    const page = findSitePage(id);
    if (!page) throw new ProviderError("notFound", "");
    const documents = Object.entries(sitePage(page).sections).flatMap(([section, { document }]) =>
      document ? [readDefaultDocument(document).then((texts) => [section, texts] as const)] : [],
    );
    return {
      texts: await readDefaultTexts(page),
      documents: Object.fromEntries(await Promise.all(documents)),
    };
  },
};
