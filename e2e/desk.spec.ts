import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { formatMessage } from "../lib/base/i18n/format-message";
import { deskScreens } from "../lib/base/desk/screens";
import { holdRequests } from "./support/hold-requests";
import { desk, enrolPeople, logIntoDesk, sendPassword } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { countPointers, keyboard } from "./support/keyboard";
import { servers } from "./servers";
import { expect, test } from "./support/test";

const { shell, session, staff, leads } = desk;

test("with the keyboard alone an owner invites an editor, who joins by the link, once", async ({
  page,
  browser,
}) => {
  await logIntoDesk(page, deskScreens.staff.path);
  const pointers = await countPointers(page);
  const owner = keyboard(page);
  const email = `${randomUUID()}@example.com`;
  await owner.write(page.getByLabel(staff.invite.email, { exact: true }), email);
  await owner.press(page.getByRole("button", { name: staff.invite.submit }));
  const link = await page
    .getByRole("textbox", { name: formatMessage(staff.invite.link, { email }, "en-US") })
    .inputValue();
  const sentence = staff.acts.invited.replace("<who></who>", "Chen Jing").replace("<staff></staff>", email);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: staff.invite.submit })).toBeFocused();
  expect(pointers()).toBe(0);

  const guest = await (await browser.newContext()).newPage();
  const guestPointers = await countPointers(guest);
  const { write, press } = keyboard(guest);
  await guest.goto(link);
  await write(guest.getByLabel(session.invitation.name), "<img src=x onerror=alert(1)>");
  await write(guest.getByLabel(session.login.password), "short");
  await press(guest.getByRole("button", { name: session.invitation.submit }));
  await expect(guest.getByLabel(session.login.password)).toHaveAttribute("aria-invalid", "true");
  await write(guest.getByLabel(session.login.password), "three words together");
  await press(guest.getByRole("button", { name: session.invitation.submit }));
  await expect(guest.getByRole("heading", { name: shell.titles.today, exact: true })).toBeVisible();
  expect(guestPointers()).toBe(0);
  // An editor does not need these, and the server refuses them.
  await expect(guest.getByRole("link", { name: shell.titles.staff })).toHaveCount(0);
  await guest.goto(deskScreens.staff.path);
  await expect(guest.getByText(shell.notYours)).toBeVisible();
  await guest.goto("/desk/login");
  await guest.goto(link);
  await expect(guest.getByText(session.invitation.lost)).toBeVisible();
  await guest.context().close();

  await page.reload();
  const row = page.getByRole("rowheader", { name: email });
  await expect(row).toContainText("<img src=x onerror=alert(1)>");
});

/** A morning's work. */
const leadsAtOnce = 10;

test("with the keyboard alone an adviser moves ten leads from new to enrolled and exports them", async ({
  page,
  baseURL,
}) => {
  test.skip(test.info().project.name === "mobile", "by fingers there, below");
  const name = await enrolPeople(baseURL!, leadsAtOnce);
  await logIntoDesk(page, deskScreens.leads.path);
  const { advisers } = await deskCall(page, "leads/choices", {});
  const self = advisers.find((one) => one.self)?.name ?? "";
  const pointers = await countPointers(page);
  const { reach, press, write, key } = keyboard(page);
  await press(page.getByText(leads.filters, { exact: true }));
  // The list loads after a typing pause; on an empty desk all leads would be listed already.
  const listed = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/desk/leads/list") && !!response.request().postData()?.includes(name),
  );
  await write(page.getByLabel(leads.filter.text), name);
  await listed;
  const lines = page.getByRole("region", { name: leads.list }).getByRole("button").filter({ hasText: name });
  // All that the filter matches.
  await expect(page.locator("[data-lead]")).toHaveCount(leadsAtOnce);
  await reach(lines.first());
  for (let n = 0; n < leadsAtOnce; n++) {
    await expect(lines.nth(n)).toBeFocused();
    await page.keyboard.press("a");
    await expect(lines.nth(n)).toContainText(self);
    await page.keyboard.press("2");
    await expect(lines.nth(n)).toContainText(leads.states.contacted);
    await page.keyboard.press("3");
    await expect(lines.nth(n)).toContainText(leads.states.enrolled);
    if (n < leadsAtOnce - 1) await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("n");
  const note = page.getByLabel(leads.note);
  await expect(note).toBeFocused();
  await write(note, "Pays in May");
  await press(page.getByRole("button", { name: leads.addNote }));
  await expect(page.getByRole("listitem").filter({ hasText: "Pays in May" })).toBeVisible();
  await write(page.getByLabel(leads.nextStep, { exact: true }), "Send the contract");
  await key(page.getByLabel(leads.nextOn, { exact: true }), "05012099");
  await press(page.getByRole("button", { name: leads.save, exact: true }));
  await expect(lines.last()).toContainText("Send the contract");
  await press(
    page
      .getByRole("group", { name: leads.state })
      .first()
      .getByRole("button", { name: leads.states.enrolled }),
  );
  await expect(lines).toHaveCount(leadsAtOnce);
  const file = page.waitForEvent("download");
  await press(page.getByRole("button", { name: leads.csv }));
  const table = readFileSync(await (await file).path(), "utf8");
  expect(table.split(name)).toHaveLength(leadsAtOnce + 1);
  expect(pointers()).toBe(0);
});

test(
  "by touch an adviser handles leads on a phone, which shows either the list or the lead",
  { tag: "@phone" },
  async ({ page, hasTouch, baseURL }) => {
    test.skip(!hasTouch, "nobody touches a desktop");
    const name = await enrolPeople(baseURL!, 2);
    await logIntoDesk(page, `${deskScreens.leads.path}?text=${encodeURIComponent(name)}`);
    const list = page.getByRole("region", { name: leads.list });
    const lines = list.getByRole("button").filter({ hasText: name });
    for (const [n, noteText] of ["Pays in May", "Calls back"].entries()) {
      await lines.nth(n).tap();
      await expect(list).toBeHidden();
      await expect(page.getByRole("heading", { name })).toBeInViewport();
      const states = page.getByRole("article").getByRole("group", { name: leads.state });
      await states.getByRole("button", { name: leads.states.contacted }).tap();
      await page.getByLabel(leads.note).tap();
      await page.keyboard.insertText(noteText);
      await page.getByRole("button", { name: leads.addNote }).tap();
      await expect(page.getByRole("listitem").filter({ hasText: noteText })).toBeVisible();
      await page.getByRole("button", { name: leads.back }).tap();
      await expect(page.getByRole("article")).toBeHidden();
      await expect(lines.nth(n)).toContainText(leads.states.contacted);
    }
  },
);

test("with doubled text size a laptop also shows either the list or the lead", async ({ page, baseURL }) => {
  test.skip(test.info().project.name === "mobile", "it has no room for two anyway");
  const name = await enrolPeople(baseURL!, 1);
  await logIntoDesk(page, `${deskScreens.leads.path}?text=${encodeURIComponent(name)}`);
  const list = page.getByRole("region", { name: leads.list });
  const back = page.getByRole("button", { name: leads.back });
  await list.getByRole("button").filter({ hasText: name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(back).toBeHidden();
  await expect(list).toBeVisible();
  // The browser's own setting, which widths in style sheets follow.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect(list).toBeHidden();
  await back.click();
  await expect(list).toBeVisible();
  await expect(page.getByRole("article")).toBeHidden();
});

test(
  "the content below the second factor's key does not move when the key appears",
  { tag: "@phone" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/api/desk/session/enrol");
    await page.goto(deskScreens.login.path);
    await sendPassword(page);
    const later = page.getByRole("button", { name: session.enrol.later });
    await expect(later).toBeVisible();
    const before = await later.boundingBox();
    release();
    await expect(page.getByRole("img", { name: session.enrol.picture })).toBeVisible();
    await expect(page.locator("figure code")).toHaveText(/^([A-Z2-7]{4} ?){8}$/);
    expect(await later.boundingBox()).toEqual(before);
  },
);

test("an expired session does not lose the input", { tag: "@phone" }, async ({ page, context, baseURL }) => {
  const name = await enrolPeople(baseURL!, 1);
  await logIntoDesk(page, `${deskScreens.leads.path}?text=${encodeURIComponent(name)}`);
  await page.getByRole("region", { name: leads.list }).getByRole("button").first().click();
  await page.getByLabel(leads.note).fill("Called twice");
  await context.clearCookies();
  await page.getByRole("button", { name: leads.addNote }).click();
  const dialog = page.getByRole("dialog", { name: shell.signedOut.title });
  await sendPassword(dialog);
  await dialog.getByRole("button", { name: session.enrol.later }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Called twice" })).toBeVisible();
});

test("the desk is closed to others: not cached, not indexed, absent with another provider", async ({
  request,
}) => {
  test.skip(test.info().project.name === "mobile", "the same on a phone");
  for (const path of ["/desk", "/desk/login", "/desk/leads"]) {
    const { status, headers } = await request.get(path).then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }));
    expect([path, status, headers["cache-control"]]).toEqual([path, 200, "private, no-store"]);
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["content-security-policy"]).toContain("style-src-attr 'none'");
    expect((await request.get(servers.down.address + path)).status()).toBe(404);
  }
  expect((await request.get("/desk/nothing")).status()).toBe(404);
  expect((await request.post(`${servers.down.address}/api/desk/session/login`, { data: {} })).status()).toBe(
    404,
  );
});

test("no public page loads any desk code", async ({ request }) => {
  test.skip(test.info().project.name === "mobile", "the same on a phone");
  const files = new Set<string>();
  for (const path of [
    "/home",
    "/class",
    "/live",
    "/hot-sell",
    "/account/login",
    "/study-abroad/vn",
    "/help",
  ]) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain("/desk");
    for (const [file] of html.matchAll(/\/_(?:next|page)\/[\w/.~-]+\.(?:js|css)/g)) files.add(file);
  }
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) {
    const text = await (await request.get(file)).text();
    expect.soft(text.includes("/api/desk"), file).toBe(false);
    // A rule of app/desk/desk.css.
    expect.soft(text.includes("main p{max-width:46rem}"), file).toBe(false);
    expect.soft(text.includes(shell.signedOut.text), file).toBe(false);
  }
});
