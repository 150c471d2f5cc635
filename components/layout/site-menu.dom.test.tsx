import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";
import words from "@/messages/en-US.json";
import type { Frame } from "./frame";
import { SiteMenu } from "./site-menu";

const facts = school();
const { header, footer, social, app, dialog } = words;
const sites = { login: "/login", register: "/register", studentCentre: "/s", teacherCentre: "/t" };
const frame: Frame = {
  language: "en-US",
  sites,
  school: { ...facts, name: "Yuqiao", filing: undefined, social: facts, offices: [] },
  words: { header, footer, social, app, close: dialog.close },
};

/** Viewers that a link is for; undefined where it is for everyone (app/globals.css does the rest). */
function viewersOf(href: string) {
  document.body.innerHTML = renderToStaticMarkup(<SiteMenu frame={frame} />);
  return document.querySelector(`a[href="${href}"]`)!.closest<HTMLElement>("[data-for]")?.dataset.for;
}

test("live and hot courses are for all but teachers, home and class for everyone", () => {
  for (const href of [paths.live, paths.hotSell]) expect(viewersOf(href)).toBe("guest pending student");
  for (const href of [paths.home, paths.class]) expect(viewersOf(href)).toBeUndefined();
});

test("only a guest is offered a login", () => {
  expect(viewersOf(sites.login)).toBe("guest");
});
