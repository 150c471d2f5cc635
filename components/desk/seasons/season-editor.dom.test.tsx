import { fireEvent, getByLabelText, getByRole, queryByRole, within } from "@testing-library/dom";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { parseSeasonText, writeSeasonText } from "@/lib/campaign/season-file";
import { readSeasonFiles } from "@/lib/campaign/season-files";
import { seasonBody, type SeasonBody } from "@/lib/campaign/season-schema";
import { seasonProblem } from "@/lib/campaign/season-problems";
import { deskWords } from "@/lib/desk/words";
import { formatLine } from "@/lib/desk/error-line";
import { Toasts } from "../toasts";
import { WordsProvider } from "../words";
import type { Season } from "./seasons-table";
import { SeasonEditor, type OpenSeason } from "./season-editor";

const words = deskWords["en-US"];
const { seasons, shell, content } = words;

/* A stand-in for the provider's calls, with one season. */
type SavedSeason = { body: SeasonBody; version: number; discarded: boolean };
let savedSeason: SavedSeason;
const saveSeason = (body: SeasonBody, version = savedSeason.version + 1) =>
  void (savedSeason = { body, version, discarded: false });
let sentInputs: Record<string, unknown>[] = [];
let lines: object[] = [];
/** Versions that the history has and the editor has not loaded yet. */
let versionsAhead = 0;
const issue = (path: string, message: string) => ({
  code: 4000,
  message,
  data: { issues: [{ path, message }] },
});
const handlers: Record<string, (input: Record<string, unknown>) => unknown> = {
  "desk/seasons/read": () => ({
    data: {
      ...savedSeason,
      ...{
        text: writeSeasonText(savedSeason.body),
        draft: savedSeason.version > 0 && !savedSeason.discarded,
      },
      ...{ changed_by: "Wang", changed_at: "2026-03-01T04:00:00.000Z" },
    },
  }),
  "desk/seasons/history": () => ({ data: { version: savedSeason.version + versionsAhead, entries: lines } }),
  "desk/seasons/restore": (input) => {
    sentInputs.push(input);
    saveSeason({ ...vietnam, name: "As it was" });
    return { data: {} };
  },
  "desk/seasons/publish": () => {
    saveSeason(savedSeason.body);
    return { data: {} };
  },
  "desk/seasons/discard": (input) => {
    sentInputs.push(input);
    savedSeason = { body: savedSeason.body, version: 0, discarded: true };
    return { data: {} };
  },
  "desk/seasons/as-text": ({ body }) => ({ data: { text: writeSeasonText(body as object) } }),
  "desk/seasons/as-fields": ({ text }) => {
    try {
      return { data: { body: parseSeasonText(text as string) } };
    } catch (error) {
      return issue("text", formatLine((error as Error).message, "en-US"));
    }
  },
  "desk/seasons/save": (input) => {
    sentInputs.push(input);
    const { version } = input.of as { version: number };
    if (version !== savedSeason.version) return { code: 4000, message: "changed meanwhile", data: null };
    const checked = seasonBody.safeParse(input.body ?? parseSeasonText(input.text as string));
    if (!checked.data) {
      const issues = checked.error.issues.map(({ path, message }) => ({
        path: ["body", ...path].join("."),
        message: seasonProblem(message, "en-US"),
      }));
      return { code: 4000, message: "", data: { issues } };
    }
    saveSeason(checked.data);
    return {
      data: { region: savedSeason.body.region, key: savedSeason.body.key, version: savedSeason.version },
    };
  },
};
/** Delays responses; calls take effect at once. */
let responseDelay: Promise<void> | undefined;
jest.mock("@/lib/bootstrap/client", () => ({
  call: async (name: string, input: object) => {
    const response = handlers[name]!(JSON.parse(JSON.stringify(input)) as Record<string, unknown>) as object;
    await responseDelay;
    return { code: 0, ...response };
  },
}));

let root: Root;
const page = () => document.body;
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
async function open(opened: Partial<OpenSeason> = {}, season?: Season) {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const { region, key } = savedSeason.body;
  act(() =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
        <WordsProvider words={words}>
          <Toasts>
            <SeasonEditor
              openSeason={{ region, key, ...opened }}
              season={season}
              onChanged={() => undefined}
            />
          </Toasts>
        </WordsProvider>
      </SWRConfig>,
    ),
  );
  await settle();
}
const close = () => {
  act(() => root.unmount());
  document.body.replaceChildren();
};
/** Returns to the window, which revalidates the data. */
const refocusWindow = async () => {
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await settle();
};
const button = (name: string) => getByRole(page(), "button", { name, hidden: true });
const press = async (name: string) => {
  await act(async () => void fireEvent.click(button(name)));
  await settle();
};
/** Confirms the open dialog. */
const confirmDialog = async (name: string) => {
  const dialog = getByRole(page(), "dialog", { hidden: true });
  await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name, hidden: true })));
  await settle();
};
const group = (name: string) => within(getByRole(page(), "group", { name, hidden: true }));
const type = (input: HTMLElement, value: string) =>
  act(() => void fireEvent.input(input, { target: { value } }));
const nameField = () => group(seasons.sections.season).getByLabelText<HTMLInputElement>(seasons.fields.name);
const titlesOf = ({ sessions }: SeasonBody) => sessions.map(({ title }) => title);

jest.mock("../content/crop-dialog", () => ({
  CropDialog: ({ shape, onDone }: { shape: string; onDone: (address: string) => void }) => (
    <button type="button" onClick={() => onDone(uploadedPicture)}>
      crop {shape}
    </button>
  ),
}));
const uploadedPicture = `/pictures/${"a".repeat(64)}/960.webp`;

const files = readSeasonFiles().map(({ body }) => body);
const vietnam = files.find(({ region }) => region === "vn")!;
beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = "en-US";
  sentInputs = [];
  lines = [];
  versionsAhead = 0;
  saveSeason(vietnam, 1);
});
afterEach(close);

test.each(files.map((body) => [body.region, body] as const))(
  "the form of %s preserves all other properties of a season",
  async (_region, body) => {
    saveSeason(body, 1);
    await open();
    type(nameField(), "Another name");
    await press(seasons.save);
    expect(sentInputs.at(-1)).toEqual({
      body: JSON.parse(JSON.stringify({ ...body, name: "Another name" })) as object,
      of: { region: body.region, key: body.key, version: 1 },
    });
    expect(savedSeason.version).toBe(2);
    // The saved draft can be published, and no unsaved values remain in the browser.
    expect(button(seasons.publish)).toHaveProperty("disabled", false);
    expect(sessionStorage).toHaveLength(0);
  },
);

test("talks can be added, moved, removed and restored", async () => {
  await open();
  const before = titlesOf(vietnam);
  const named = (text: string, index: number) => fillPlaceholders(text, { name: before[index]! });
  await press(named(content.order.down, 0));
  await press(named(seasons.talks.remove, 2));
  await press(named(seasons.talks.putBack, 2));
  await press(named(seasons.talks.remove, 3));
  await press(seasons.talks.add);
  const titles = group(seasons.sections.talks).getAllByLabelText<HTMLInputElement>(seasons.fields.talk.title);
  expect(document.activeElement).toBe(titles.at(-1));
  type(titles.at(-1)!, "Questions and answers");
  await press(seasons.save);
  const [, second, third, , fifth] = before;
  const { sessions } = sentInputs.at(-1)!.body as SeasonBody;
  expect(titlesOf({ ...vietnam, sessions })).toEqual([
    second,
    before[0],
    third,
    fifth,
    "Questions and answers",
  ]);
  expect(sessions.at(-1)).toMatchObject({ date: "2021-02-01", speakers: [] });
});

test("an error is shown at its field, which opens and gets the focus", async () => {
  await open();
  const talks = group(seasons.sections.talks);
  const recording = talks.getAllByLabelText<HTMLInputElement>(seasons.fields.talk.recording)[1]!;
  expect(recording.closest("details")).not.toHaveProperty("open", true);
  type(recording, "zalo.me");
  await press(seasons.save);
  expect(recording.closest("details")).toHaveProperty("open", true);
  expect(document.activeElement).toBe(recording);
  expect(recording.getAttribute("aria-describedby")).toContain("error");
  expect(document.getElementById(`${recording.id}-error`)?.textContent).toBe(seasons.problems.address);
  type(recording, "https://zalo.me/again");
  await press(seasons.save);
  expect(savedSeason.body.sessions[1]?.recording).toBe("https://zalo.me/again");
});

test("speakers are checked; a removed person speaks nowhere until restored", async () => {
  await open();
  const top = group(seasons.fields.speakers);
  await act(async () => void fireEvent.click(top.getByLabelText("Nguyễn Thu Hà")));
  await act(async () => void fireEvent.click(top.getByLabelText("Xu Jing")));
  await press(fillPlaceholders(seasons.people.remove, { name: "Trần Khánh Linh" }));
  await press(fillPlaceholders(seasons.people.putBack, { name: "Trần Khánh Linh" }));
  await press(fillPlaceholders(seasons.people.remove, { name: "Phạm Quang Huy" }));
  await press(seasons.save);
  const body = sentInputs.at(-1)!.body as SeasonBody;
  expect(body.speakers).toEqual(["khanh-linh", "jing"]);
  expect(Object.keys(body.people)).not.toContain("quang-huy");
  expect(body.sessions.map(({ speakers }) => speakers)).toEqual([
    ["thu-ha", "jing"],
    ["thu-ha"],
    ["thu-ha"],
    ["mingyuan", "khanh-linh"],
    ["khanh-linh"],
  ]);
});

test("the HSK courses and the zone have fields; a group with an error opens and shows it", async () => {
  await open();
  const hsk = group(seasons.sections.hskPage);
  const words = () => hsk.getAllByLabelText<HTMLInputElement>(seasons.fields.syllabus.words);
  const closedGroups = [...document.querySelectorAll<HTMLDetailsElement>("[data-part=season-group]")];
  // jsdom fires no toggle event.
  const toggle = (open: boolean) =>
    act(async () =>
      closedGroups.forEach((one) => void fireEvent(Object.assign(one, { open }), new Event("toggle"))),
    );
  // A closed group renders no fields, but still opens for an error.
  expect(hsk.queryAllByLabelText(seasons.fields.syllabus.words)).toEqual([]);
  await toggle(true);
  type(words()[0]!, "");
  await toggle(false);
  await press(seasons.save);
  expect(words()[0]!.closest("details")).toHaveProperty("open", true);
  expect(document.getElementById(`${words()[0]!.id}-error`)?.textContent).toBeTruthy();
  await toggle(true);
  type(words()[0]!, "1300");
  const { hskPage } = seasons;
  const before = vietnam.hsk.syllabuses[0]!.plan;
  await act(
    async () => void fireEvent.click(hsk.getAllByText(fillPlaceholders(hskPage.removePart, { n: 2 }))[0]!),
  );
  await act(
    async () => void fireEvent.click(hsk.getAllByText(fillPlaceholders(hskPage.removePart, { n: 1 }))[0]!),
  );
  await act(async () => void fireEvent.click(hsk.getByText(fillPlaceholders(hskPage.putBack, { n: 1 }))));
  const advantages = group(seasons.sections.hskPage).getAllByLabelText(seasons.fields.hsk.title);
  type(advantages[1]!, "Small groups");
  const zone = group(seasons.sections.season).getByLabelText<HTMLSelectElement>(seasons.fields.zone.id);
  await act(async () => void fireEvent.change(zone, { target: { value: "Asia/Seoul" } }));
  const offset = group(seasons.sections.season).getByLabelText<HTMLInputElement>(seasons.fields.zone.offset);
  expect(offset.value).toBe("+09:00");
  // The offset can be edited, and is validated against the zone.
  type(offset, "+08:00");
  await press(seasons.save);
  expect(document.getElementById(`${offset.id}-error`)?.textContent).toBe(seasons.problems.offsetOnDay);
  type(offset, "+09:00");
  await press(seasons.save);
  const { zone: saved, hsk: course } = savedSeason.body;
  expect(saved).toEqual({ ...vietnam.zone, id: "Asia/Seoul", offset: "+09:00" });
  expect(course.advantages[0]!.title).toBe("Small groups");
  const [first] = course.syllabuses;
  expect(first).toEqual({
    ...vietnam.hsk.syllabuses[0],
    words: 1300,
    plan: [before[0], ...before.slice(2)],
  });
});

test("form and text share one draft, which survives a reload; an invalid line of the text is selected", async () => {
  await open();
  type(nameField(), "Typed in the form");
  await press(seasons.asText);
  const text = () => getByLabelText<HTMLTextAreaElement>(page(), seasons.text);
  expect(text().value).toContain("name: Typed in the form");
  type(text(), text().value.replace("19:00", "7 pm").replace("Typed in the form", "Typed in the text"));
  close();
  await open();
  expect(text().value).toContain("Typed in the text");
  await press(seasons.asForm);
  expect(document.activeElement).toBe(text());
  const selected = text().value.slice(text().selectionStart, text().selectionEnd);
  expect(selected).toBe("eventTime: 7 pm");
  type(text(), text().value.replace("7 pm", "20:00"));
  await press(seasons.asForm);
  expect(nameField().value).toBe("Typed in the text");
  close();
  await open();
  expect(nameField().value).toBe("Typed in the text");
  expect(button(seasons.publish)).toHaveProperty("disabled", true);
  await press(seasons.save);
  expect(savedSeason.body).toEqual({ ...vietnam, name: "Typed in the text", eventTime: "20:00" });
  expect(button(seasons.publish)).toHaveProperty("disabled", false);
});

describe("a newer version by another editor", () => {
  const theirs = (changes: Partial<SeasonBody> = { offer: "Theirs" }) =>
    saveSeason({ ...vietnam, ...changes });
  const offer = () => getByLabelText<HTMLInputElement>(page(), seasons.fields.offer);
  const conflict = () => queryByRole(page(), "alert", { name: content.conflict.title });
  const choose = (side: "mine" | "theirs", of: string) =>
    act(async () => {
      const radio = group(of).getByRole("radio", { name: new RegExp(`^${content.conflict[side]}:`) });
      fireEvent.click(radio);
    });

  test("replaces an unchanged form", async () => {
    await open();
    theirs();
    await refocusWindow();
    expect(offer().value).toBe("Theirs");
    expect(conflict()).toBeNull();
  });

  test("is merged with unsaved changes: a change of one side is taken from it", async () => {
    await open();
    type(nameField(), "Mine");
    theirs();
    await press(seasons.save);
    expect(conflict()?.textContent).toContain("Wang");
    expect(conflict()?.textContent).toContain(
      fillPlaceholders(content.conflict.taken, { fields: seasons.fields.offer }),
    );
    expect(nameField().value).toBe("Mine");
    // After a reload too, because the base version is stored with the values.
    close();
    await open();
    expect(nameField().value).toBe("Mine");
    expect(conflict()).not.toBeNull();
    await press(content.conflict.goOn);
    expect([nameField().value, offer().value]).toEqual(["Mine", "Theirs"]);
    await press(seasons.save);
    expect(savedSeason).toMatchObject({ version: 3, body: { ...vietnam, name: "Mine", offer: "Theirs" } });
    expect(conflict()).toBeNull();
  });

  test("is a conflict if both changed the same field: both values are shown, and one is chosen", async () => {
    const [first, ...talks] = vietnam.sessions;
    await open();
    type(nameField(), "My name");
    type(offer(), "My offer");
    const titles = group(seasons.sections.talks).getAllByLabelText(seasons.fields.talk.title);
    type(titles[0]!, "My title");
    const sessions = [{ ...first!, title: "Their title", link: "https://their.example/" }, ...talks];
    theirs({ name: "Their name", offer: "Their offer", sessions });
    await press(seasons.save);
    const talk = `${seasons.sections.talks}, ${first!.title}, ${seasons.fields.talk.title}`;
    for (const expectedText of [
      "My name",
      "Their name",
      "My offer",
      "Their offer",
      "My title",
      "Their title",
    ])
      expect(conflict()?.textContent).toContain(expectedText);
    await choose("theirs", seasons.fields.name);
    await choose("mine", talk);
    // One choice is missing: it gets the focus, and nothing is merged.
    await press(content.conflict.goOn);
    expect(document.activeElement?.closest("fieldset")?.textContent).toContain(seasons.fields.offer);
    await choose("mine", seasons.fields.offer);
    await press(content.conflict.goOn);
    await press(seasons.save);
    expect(savedSeason.body).toEqual({
      ...vietnam,
      ...{ name: "Their name", offer: "My offer" },
      sessions: [{ ...sessions[0], title: "My title" }, ...talks],
    });
  });

  test("can be merged from the text by switching to the form", async () => {
    await open();
    await press(seasons.asText);
    const text = () => getByLabelText<HTMLTextAreaElement>(page(), seasons.text);
    type(text(), text().value.replace(/^name: .*$/m, "name: Mine"));
    theirs();
    await press(seasons.save);
    expect(conflict()?.textContent).toContain(seasons.compareText);
    expect(page().textContent).toContain("changed meanwhile");
    await press(seasons.compare);
    expect(conflict()?.textContent).toContain(seasons.fields.offer);
    await press(content.conflict.goOn);
    expect(page().textContent).not.toContain("changed meanwhile");
    await press(seasons.save);
    expect(savedSeason.body).toEqual({ ...vietnam, name: "Mine", offer: "Theirs" });
  });

  test("causes no conflict if it has the same text", async () => {
    await open();
    type(nameField(), "Mine");
    theirs({});
    await refocusWindow();
    expect(conflict()).toBeNull();
    await press(seasons.save);
    expect(savedSeason).toMatchObject({ version: 3, body: { name: "Mine" } });
  });

  test("replaces the form after unsaved changes are discarded, with a confirmation", async () => {
    await open();
    type(nameField(), "Mine");
    theirs();
    await refocusWindow();
    await press(content.unsaved.throwAway);
    expect(nameField().value).toBe("Mine");
    await confirmDialog(content.unsaved.throwAway);
    expect([nameField().value, offer().value]).toEqual([vietnam.name, "Theirs"]);
    expect(conflict()).toBeNull();
  });

  test("restores a discarded season when unsaved changes are saved", async () => {
    await open();
    type(nameField(), "Mine");
    savedSeason = { body: vietnam, version: 0, discarded: true };
    await press(seasons.save);
    expect(conflict()?.textContent).toContain(content.conflict.gone.split("{time}")[1]);
    await press(content.conflict.goOn);
    await press(seasons.save);
    expect(savedSeason).toMatchObject({ version: 1, discarded: false, body: { name: "Mine" } });
  });
});

test.each([
  ["2020-12-01", seasons.isPublished],
  ["2998-03-01", fillPlaceholders(seasons.isPublishedFrom, { day: "Mar 1, 2998" })],
])("publishing a season from %s says when visitors see it", async (from, expectedText) => {
  saveSeason({ ...vietnam, from });
  await open();
  await press(seasons.publish);
  expect(page().textContent).toContain(expectedText);
});

test("changes made during publishing can be saved once it has finished", async () => {
  await open();
  const arrive: (() => void)[] = [];
  const wait = () => (responseDelay = new Promise<void>((done) => void arrive.push(done)));
  wait();
  await press(seasons.publish);
  type(nameField(), "Another name");
  expect(button(seasons.save)).toHaveProperty("disabled", true);
  // The reload is still pending: a save before it would have an outdated version.
  wait();
  arrive[0]!();
  await settle();
  expect(button(seasons.save)).toHaveProperty("disabled", true);
  responseDelay = undefined;
  arrive[1]!();
  await settle();
  await press(seasons.save);
  expect(savedSeason.body.name).toBe("Another name");
});

test("publishing a visible season for a later date needs a confirmation", async () => {
  const from = "2998-03-01";
  saveSeason({ ...vietnam, from });
  const { region, key, name, until } = vietnam;
  const state = { draft: true, published: true, file: false, shown: true };
  await open({}, { region, key, name, from, until, version: 1, ...state });
  await press(seasons.publish);
  const text = fillPlaceholders(seasons.publishLater, { day: "Mar 1, 2998" });
  expect(getByRole(page(), "dialog", { hidden: true }).textContent).toContain(text);
  expect(page().textContent).not.toContain(fillPlaceholders(seasons.isPublishedFrom, { day: "Mar 1, 2998" }));
  await confirmDialog(seasons.publish);
  expect(page().textContent).toContain(fillPlaceholders(seasons.isPublishedFrom, { day: "Mar 1, 2998" }));
});

test("a draft is discarded after a confirmation, and saving restores it", async () => {
  await open();
  await press(seasons.discard.submit);
  expect(getByRole(page(), "dialog", { hidden: true }).textContent).toContain(seasons.discard.never);
  expect(sentInputs).toEqual([]);
  await confirmDialog(seasons.discard.submit);
  expect(sentInputs).toEqual([{ region: "vn", key: "2021-01", version: 1 }]);
  expect(page().textContent).toContain(seasons.isDiscarded.split("{time}")[1]);
  expect(queryByRole(page(), "button", { name: seasons.publish })).toBeNull();
});

test("saving is disabled while an earlier state is restored", async () => {
  lines = [{ id: 7, by: "Wang", at: "2026-03-01T04:00:00.000Z", action: "draft", changed: [], after: true }];
  await open();
  let arrive = () => {};
  responseDelay = new Promise<void>((done) => (arrive = done));
  await press(content.history.after);
  expect(button(seasons.save)).toHaveProperty("disabled", true);
  responseDelay = undefined;
  arrive();
  await settle();
  expect(button(seasons.save)).toHaveProperty("disabled", false);
  expect(nameField().value).toBe("As it was");
});

test("the history names changes and their authors, and restores earlier states", async () => {
  const line = { by: "Wang", at: "2026-03-01T04:00:00.000Z", before: true, after: true };
  lines = [
    { ...line, id: 7, action: "unpublish", changed: [], after: false },
    { ...line, id: 6, action: "publish", by: "", changed: ["offer", "sessions", "hsk", "hskBlock"] },
  ];
  versionsAhead = 1;
  await open();
  const history = getByRole(page(), "region", { name: content.history.title });
  expect(history.textContent).toContain(`Wang ${seasons.unpublished}`);
  expect(history.textContent).toContain(`${words.staff.operator} ${content.history.actions.publish}`);
  const { talks, hsk } = seasons.sections;
  const fields = [seasons.fields.offer, talks, hsk].join(", ");
  expect(history.textContent).toContain(fillPlaceholders(content.history.changed, { fields }));
  await act(async () => {
    fireEvent.click(within(history).getAllByRole("button", { name: content.history.before })[1]!);
  });
  await settle();
  expect(sentInputs).toEqual([{ region: "vn", key: "2021-01", version: 2, history_id: 6, state: "before" }]);
  expect(nameField().value).toBe("As it was");
});

test("the next season copies the previous one with moved dates and is saved under its own key", async () => {
  await open({ next: { from: "2027-02-01", name: "Spring", key: "2027-02" } });
  expect(nameField().value).toBe("Spring");
  expect(getByLabelText<HTMLInputElement>(page(), seasons.fields.from).value).toBe("2027-02-01");
  expect(button(content.preview.show)).toHaveProperty("disabled", true);
  saveSeason(vietnam, 0);
  await press(seasons.save);
  expect(sentInputs.at(-1)).toMatchObject({
    body: { key: "2027-02", name: "Spring", from: "2027-02-01", until: "2027-06-03", people: vietnam.people },
    of: { region: "vn", key: "2027-02", version: 0 },
  });
  expect(shell.saved).toBeTruthy();
});

test("a picture uploaded for one talk is shown there and available for others", async () => {
  await open();
  const talks = group(seasons.sections.talks);
  const choices = () =>
    talks.getAllByLabelText<HTMLSelectElement>(seasons.fields.talk.img, { selector: "select" });
  const [first, second] = choices();
  const box = first!.closest<HTMLElement>("[data-part=picture]")!;
  const picture = new File(["x"], "cover.png", { type: "image/png" });
  await act(async () => void fireEvent.drop(box, { dataTransfer: { files: [picture] } }));
  await press("crop 8:5");
  const name = fillPlaceholders(seasons.uploaded, { n: 1 });
  expect(first!.selectedOptions[0]!.text).toBe(name);
  expect(box.querySelector("img")!.getAttribute("src")).toBe(uploadedPicture);
  expect([...second!.options].map(({ text }) => text)).toContain(name);
  await act(async () => void fireEvent.change(second!, { target: { value: uploadedPicture } }));
  await press(seasons.save);
  const { body } = sentInputs.at(-1) as { body: SeasonBody };
  const [one, two, ...rest] = body.sessions.map(({ img }) => img);
  expect([one, two]).toEqual([uploadedPicture, uploadedPicture]);
  expect(rest).toEqual(vietnam.sessions.slice(2).map(({ img }) => img));
});
