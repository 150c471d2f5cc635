import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { setSchool } from "@/lib/subjects/school/school";
import { schoolFile } from "@/lib/subjects/school/school-file";
import english from "@/messages/en-US/site.json";
import { HomeLink } from "./home-link";

afterEach(() => setSchool(schoolFile()));

function render(change: Partial<ReturnType<typeof schoolFile>>) {
  setSchool({ ...schoolFile(), ...change });
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={english}>
      <HomeLink />
    </NextIntlClientProvider>,
  );
  return document.querySelector("img:not(.to-scan img)")?.getAttribute("src");
}
const logo = "/pictures/logo.webp";

test("the header has the school's logo, or else the drawn one in the school's color", () => {
  expect(render({})).toBe("/icons/icon.svg");
  expect(render({ logo, mainColor: "#00437a" })).toBe(logo);
  expect(render({ mainColor: "#00437a" })).toBeUndefined();
  expect(document.querySelector("svg.text-cinnabar")).not.toBeNull();
});
