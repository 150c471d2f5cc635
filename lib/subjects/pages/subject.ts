import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { pageCalls } from "./desk-calls";
import { pageHandlers } from "./desk-handlers";
import { articleStore, loadPages, ownPageStore, sitePageStore } from "./store";

export const pageSubject = defineSubject({
  name: "pages",
  content: { sitePage: sitePageStore, ownPage: ownPageStore, article: articleStore },
  calls: { desk: serveDeskCalls(pageCalls, pageHandlers) },
  load: loadPages,
});
