import { randomUUID } from "node:crypto";
import { formatMessage } from "../../lib/base/i18n/format-message";
import { deskScreens } from "../../lib/base/desk/screens";
import { desk, enrolPeople, deskTextsOf } from "../support/desk";
import { demoPassword } from "../support/sign-in";
import { button, css, dialog, field, heading, role, text } from "./targets";
import { expect, test } from "./test";
import type { Visitor } from "./visitor";

/* Staff use any computer, so their work is tested in every engine. */

const { leads, links, session } = desk;
const seasons = deskTextsOf("campaign");

/** Logs in as the demo's owner on a screen that asks for it, and skips the setup of the second factor. */
async function logIn(visitor: Visitor, screen: string): Promise<void> {
  await visitor.open(screen);
  await visitor.fill(field(session.login.email), "staff@example.com");
  await visitor.fill(field(session.login.password), demoPassword);
  await visitor.press(button(session.login.submit));
  await visitor.press(button(session.enrol.later));
  await visitor.isAt(screen);
}

test("an adviser edits a lead and finds the changes after a reload", async ({ visitor, baseURL }) => {
  const name = `${await enrolPeople(baseURL!, 1)} 0`;
  const screen = `${deskScreens.leads.path}?text=${encodeURIComponent(name)}`;
  const contacted = button(leads.states.contacted, role("group", leads.state, role("article")));
  await logIn(visitor, deskScreens.leads.path);
  await visitor.open(screen);
  await visitor.press(css("[data-lead]"));
  await visitor.sees(heading(name));
  await visitor.press(contacted);
  await expect.poll(() => visitor.attribute(contacted, "aria-pressed")).toBe("true");
  await visitor.fill(field(leads.note), "Gọi lại tối thứ Ba 🌉");
  await visitor.press(button(leads.addNote));
  await visitor.sees(text("Gọi lại tối thứ Ba 🌉"));
  await visitor.open(`${screen}&state=contacted`);
  await visitor.press(css("[data-lead]"));
  await visitor.sees(text("Gọi lại tối thứ Ba 🌉"));
  await expect.poll(() => visitor.attribute(contacted, "aria-pressed")).toBe("true");
});

test("a marketer's link is created, and its dialog closes by keyboard", async ({ visitor }) => {
  const name = `tet-${randomUUID().slice(0, 8)}`;
  await logIn(visitor, deskScreens.links.path);
  await visitor.fill(field(links.name), name);
  await visitor.press(button(links.make));
  await visitor.press(button(formatMessage(links.showOf, { name: `vn-${name}` }, "en-US")));
  await visitor.sees(role("img", formatMessage(links.code, { name: `vn-${name}` }, "en-US")));
  await visitor.key("Escape");
  await visitor.gone(css("dialog[open]"));
});

test("input in a season survives a reload until it is discarded", async ({ visitor }) => {
  const screen = `${deskScreens.campaign.path}?region=id&key=2021-01`;
  const title = field(seasons.fields.title, role("group", seasons.sections.page));
  await logIn(visitor, deskScreens.campaign.path);
  await visitor.open(screen);
  await visitor.sees(title);
  const before = await visitor.value(title);
  await visitor.fill(title, "Belajar di Tiongkok");
  await visitor.open(screen);
  await expect.poll(() => visitor.value(title)).toBe("Belajar di Tiongkok");
  const { throwAway } = deskTextsOf("content").unsaved;
  // The notice stands above the form and at its end.
  await visitor.press(button(throwAway, css("[data-part=record]")));
  await visitor.press(button(throwAway, dialog(throwAway)));
  await expect.poll(() => visitor.value(title)).toBe(before);
});
