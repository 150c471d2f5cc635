import { checkedLanguages } from "../../../testing/words/checked-languages";
import { listMissingTexts } from "./missing-texts";

test.each(checkedLanguages)("no text is missing in %s", (language) => {
  expect(listMissingTexts(language)).toEqual([]);
});
