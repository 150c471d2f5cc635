import { runInNewContext } from "node:vm";
import { languages } from "../../base/i18n/languages";
import { ownCampaignScript } from "./compiled";

/** Returns the language whose offer is shown at an address, if any. */
function offeredAt(pathname: string, preferred: string[], cookie = ""): string | undefined {
  let shownLanguage: string | undefined;
  const querySelector = (selector: string) => {
    shownLanguage = /lang="(.*)"/.exec(selector)?.[1];
    return { removeAttribute: () => undefined };
  };
  runInNewContext(ownCampaignScript, {
    document: { cookie, querySelector, currentScript: { dataset: { languages: languages.join(" ") } } },
    location: { pathname },
    navigator: { languages: preferred },
    Intl,
  });
  return shownLanguage;
}

test.each([
  ["/study-abroad/ko", ["ko-KR", "en-US"], "ko-KR"],
  ["/study-abroad/kr-facebook-jan", ["ko"], "ko-KR"],
  ["/study-abroad/singapore-tiktok", ["en-SG"], "en-US"],
  ["/study-abroad/enroll/jakarta", ["in-ID"], "id-ID"],
  ["/study-abroad/hsk/hanoi", ["fr", "vi"], "vi-VN"],
  ["/study-abroad/prize/x", ["zh-Hant-HK"], "zh-HK"],
  ["/study-abroad/tw", ["zh-TW"], "zh-TW"],
  ["/study-abroad/tw", ["zh-SG"], "zh-CN"],
  ["/study-abroad/hk", ["yue"], "zh-HK"],
  ["/study-abroad/%ED%95%9C", ["ko"], "ko-KR"],
  ["/study-abroad/k", ["de", "fr"], "en-US"],
  ["/study-abroad/k", ["no tag!", "id"], "id-ID"],
  ["/study-abroad/k", [], "en-US"],
])("%s with the browser languages %j shows the offer in %s", (path, preferred, expected) => {
  expect(offeredAt(path, preferred)).toBe(expected);
});

test("the visitor's chosen language takes precedence over the browser's", () => {
  expect(offeredAt("/study-abroad/ko", ["en-US"], "a=b; locale=ko-KR; c=d")).toBe("ko-KR");
  expect(offeredAt("/study-abroad/ko", ["ko"], "locale=zh-HK")).toBe("zh-HK");
});

test.each(["vn", "vn-facebook", "VN", "id-tiktok", "en", "english"])(
  "%s contains a region, so there is no offer",
  (segment) => {
    expect(offeredAt(`/study-abroad/${segment}`, ["ko-KR"])).toBeUndefined();
  },
);
