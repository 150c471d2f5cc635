import { defineSubject } from "../../engines/subject/define";
import { loadRules, refundRuleStore, ruleStore } from "./store";

export const ruleSubject = defineSubject({
  name: "rules",
  content: { rule: ruleStore, refundRule: refundRuleStore },
  load: loadRules,
});
