import { eq } from "drizzle-orm";
import { GET } from "@/app/sounds/[file]/route";
import { issueTokenFor, providerErrorMatching } from "../../../testing/provider/calls";
import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { accountHandlers } from "../../app/bootstrap/calls";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { removeRecord, saveRecord } from "../../app/editing/change";
import { eraseAccountData } from "../../app/personal-data/erase";
import { readPersonalData } from "../../app/personal-data/export";
import { readRecord } from "../../app/editing/records";
import { accounts, contentHistory, pronunciationRecordings, teachers } from "../../app/schema";
import type { CallContext } from "../../engines/calls/context";
import { encodeWav, sampleRate } from "../../engines/sounds/wav";
import { readTeacher } from "../teachers/published";
import { introductionName } from "./limits";
import { pronunciationViewHandlers } from "./member-handlers";
import { setPronunciations, voicesOf } from "./published";
import { loadPronunciations } from "./store";
import { recordableTexts } from "./texts";

const editor = { by: "Wu", now };

/** A recording whose content depends on its pitch. */
const record = (seconds = 0.5, pitch = 20, peak = 0.5) =>
  encodeWav(Float32Array.from({ length: seconds * sampleRate }, (_, at) => peak * Math.sin(at / pitch)));

const load = (address: string, headers: HeadersInit = {}) =>
  GET(new Request(`https://school.example${address}`, { headers }), {
    params: Promise.resolve({ file: address.split("/")[2] ?? "" }),
  });

afterEach(() => setPronunciations([]));

test("teachers record each text once, with one reading", () => {
  const texts = recordableTexts();
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  expect(texts.filter(({ group }) => group === "characters").length).toBeGreaterThanOrEqual(24);
  for (const { text, pinyin } of texts) {
    expect([text, text.length <= 20, text === introductionName]).toEqual([text, true, false]);
    expect(pinyin).not.toBe("");
  }
});

describeEachEngine((db) => {
  const desk = createDeskCaller(db, "editor@example.com");
  const as = async (email: string): Promise<CallContext> => ({
    ...{ language: "en-US", now, token: await issueTokenFor(db(), email) },
  });
  const asTeacher = () => as("teacher@example.com");
  const teacherId = async () => {
    const [account] = await db().select().from(accounts).where(eq(accounts.email, "teacher@example.com"));
    return account?.teacherId ?? 0;
  };
  const agree = async (on = true) => actionHandlers["pronunciation-consent"]({ on }, await asTeacher());
  const upload = async (text: string, file: Uint8Array = record(), context?: CallContext) =>
    actionHandlers["record-pronunciation"]({ text }, { ...(context ?? (await asTeacher())), file });
  const send = async () => actionHandlers["send-pronunciations"]({}, await asTeacher());
  const view = async () => pronunciationViewHandlers.pronunciations({}, await asTeacher());
  const stateOf = async (text: string) =>
    (await view()).texts.find((one) => one.text === text)?.recording?.state;
  const publish = async (
    kind: "pronunciation" | "teacher",
    change: (fields: object) => object = (x) => x,
  ) => {
    const { id, version, draft } = await readRecord(db(), { kind, id: await teacherId() });
    return saveRecord(
      db(),
      { kind, id, version, publish: "now", fields: change(draft ?? {}) as Record<string, unknown> },
      editor,
    );
  };
  const heard = async (...texts: string[]) => {
    await loadPronunciations(db());
    return voicesOf(texts, "en-US");
  };

  test("a teacher agrees, records and sends; visitors hear it once staff publish it", async () => {
    await agree();
    const first = await upload("学");
    expect(first).toEqual({ address: expect.stringMatching(/^\/sounds\/[0-9a-f]{64}\.wav$/), seconds: 0.5 });
    expect(await stateOf("学")).toBe("new");
    expect(await send()).toEqual({ sent: 1 });
    expect(await stateOf("学")).toBe("waiting");
    expect(await heard("学")).toEqual({});
    const {
      draft,
      status,
      changedBy: by,
    } = await readRecord(db(), {
      ...{ kind: "pronunciation", id: await teacherId() },
    });
    expect([status, by, draft]).toEqual([
      "draft",
      "Lin",
      {
        name: expect.objectContaining({ "en-US": expect.any(String) }),
        recordings: [{ text: "学", sound: first.address }],
      },
    ]);
    await publish("pronunciation");
    expect(await heard("学", "好")).toEqual({ 学: { address: first.address, name: "Lin en-US" } });
    expect(await stateOf("学")).toBe("published");
    await expect(send()).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("a new take replaces one that was not sent; a sent one stays until staff publish the new one", async () => {
    await agree();
    await upload("学", record(0.5, 20));
    const second = await upload("学", record(0.5, 30));
    expect(await db().$count(pronunciationRecordings)).toBe(1);
    await send();
    await publish("pronunciation");
    const third = await upload("学", record(0.5, 40));
    expect((await heard("学"))["学"]?.address).toBe(second.address);
    expect(await stateOf("学")).toBe("new");
    await send();
    await publish("pronunciation");
    expect((await heard("学"))["学"]?.address).toBe(third.address);
    await deleteExpired(db(), daysLater(20));
    expect(await db().$count(pronunciationRecordings)).toBe(2);
    await deleteExpired(db(), daysLater(31));
    expect(await db().$count(pronunciationRecordings)).toBe(1);
    expect((await load(second.address)).status).toBe(404);
  });

  test("however often a text is sent, few recordings of it are stored", async () => {
    await agree();
    for (const pitch of [20, 25, 30, 35, 40, 45]) {
      await upload("学", record(0.5, pitch));
      await send();
      if (pitch === 25) await publish("pronunciation");
    }
    expect(await db().$count(pronunciationRecordings)).toBe(2);
    expect(await stateOf("学")).toBe("waiting");
  });

  test("what staff leave out is marked, and is not sent again", async () => {
    await agree();
    await upload("学");
    await upload("好", record(0.5, 30));
    await send();
    await publish("pronunciation", (fields) => ({
      ...fields,
      recordings: (fields as { recordings: { text: string }[] }).recordings.filter(
        ({ text }) => text === "好",
      ),
    }));
    expect([await stateOf("学"), await stateOf("好")]).toEqual(["unused", "published"]);
    await upload("人", record(0.5, 40));
    expect(await send()).toEqual({ sent: 1 });
    await publish("pronunciation");
    expect(Object.keys(await heard("学", "好", "人")).sort()).toEqual(["人", "好"]);
  });

  test("an introduction becomes a field of the teacher", async () => {
    await agree();
    const { address } = await upload(introductionName, record(20));
    await send();
    const id = await teacherId();
    expect((await readTeacher(id, "en-US"))?.introduction_url).toBe("");
    await publish("teacher");
    expect((await readTeacher(id, "en-US"))?.introduction_url).toBe(address);
    expect((await view()).introduction).toEqual({ address, seconds: 20, state: "published" });
  });

  test("an introduction that was recorded while a change waits for its time is heard by staff first", async () => {
    await agree();
    const id = await teacherId();
    const { version, published } = await readRecord(db(), { kind: "teacher", id });
    const request = { kind: "teacher", id, version, fields: { ...published } } as const;
    await saveRecord(db(), { ...request, publish: daysLater(1).toISOString() }, editor);
    await upload(introductionName);
    await send();
    expect(await readRecord(db(), { kind: "teacher", id })).toMatchObject({
      status: "changed",
      publishAt: null,
    });
  });

  test.each<[string, string, Uint8Array, string]>([
    ["another format", "学", Buffer.from("OggS".repeat(3000)), "invalidInput"],
    ["nothing", "学", new Uint8Array(), "invalidInput"],
    ["a click", "学", record(0.1), "invalidInput"],
    ["silence", "学", record(1, 20, 0.01), "invalidInput"],
    ["a speech instead of a word", "学", record(4.1), "invalidInput"],
    ["an introduction of more than 20 seconds", introductionName, record(20.1), "invalidInput"],
    ["a text that is not on the list", "骂人话", record(), "notFound"],
  ])("%s is refused", async (_what, text, file, codeName) => {
    await agree();
    await expect(upload(text, file)).rejects.toEqual(providerErrorMatching(codeName));
    expect(await db().$count(pronunciationRecordings)).toBe(0);
  });

  test("nothing is stored without consent, or from others than teachers", async () => {
    await expect(upload("学")).rejects.toEqual(providerErrorMatching("notAllowed"));
    await expect(send()).rejects.toEqual(providerErrorMatching("notAllowed"));
    const student = await as("student@example.com");
    await agree();
    await expect(upload("学", record(), student)).rejects.toMatchObject({ codeName: "notAllowed" });
    for (const name of ["pronunciation-consent", "send-pronunciations"] as const)
      await expect(actionHandlers[name]({ on: true } as never, student)).rejects.toMatchObject({
        codeName: "notAllowed",
      });
    const { pronunciations } = accountHandlers.GET as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    await expect(pronunciations?.({}, student)).rejects.toMatchObject({ codeName: "notAllowed" });
    expect(await db().$count(pronunciationRecordings)).toBe(0);
  });

  test("the consent names teacher and school, with its date, for the desk too", async () => {
    expect((await view()).consent).toBeNull();
    const id = await teacherId();
    expect(await desk("pronunciations/consent", { id })).toEqual({ consent: null });
    await agree();
    const { consent, sentence } = await view();
    expect(consent).toEqual({ sentence, at: now.toISOString() });
    expect(sentence).toContain("Lin en-US");
    expect(await desk("pronunciations/consent", { id })).toEqual({
      consent: { sentence, language: "en-US", at: now.toISOString() },
    });
  });

  test("a withdrawn consent takes everything off the site and deletes it", async () => {
    await agree();
    const word = await upload("学");
    await upload(introductionName, record(2));
    await send();
    await publish("pronunciation");
    await publish("teacher");
    await upload(introductionName, record(3));
    await send();
    await agree(false);
    const id = await teacherId();
    expect(await heard("学")).toEqual({});
    expect((await readTeacher(id, "en-US"))?.introduction_url).toBe("");
    expect((await readRecord(db(), { kind: "teacher", id })).draft).toMatchObject({ introduction: "" });
    expect(await db().$count(pronunciationRecordings)).toBe(0);
    expect((await load(word.address)).status).toBe(404);
    expect(await db().$count(contentHistory, eq(contentHistory.kind, "pronunciation"))).toBe(0);
    expect((await view()).consent).toBeNull();
    // An editor's form that was open meanwhile.
    const fields = { name: { "en-US": "Lin" }, recordings: [{ text: "学", sound: word.address }] };
    const request = { kind: "pronunciation", id, publish: "now", fields } as const;
    await expect(saveRecord(db(), { ...request, version: 2 }, editor)).rejects.toThrow();
    await expect(saveRecord(db(), { ...request, version: 0 }, editor)).rejects.toThrow();
  });

  test("a record plays only what its teacher recorded", async () => {
    await agree();
    const { address } = await upload("学");
    await send();
    const foreign = `/sounds/${"a".repeat(64)}.wav`;
    for (const recordings of [[{ text: "好", sound: address }], [{ text: "学", sound: foreign }]])
      await expect(publish("pronunciation", (fields) => ({ ...fields, recordings }))).rejects.toMatchObject({
        issues: [{ path: "recordings.0.sound", message: "soundGone" }],
      });
    const id = await teacherId();
    const { version, published } = await readRecord(db(), { kind: "teacher", id });
    const fields = { ...published, introduction: address };
    await expect(
      saveRecord(db(), { kind: "teacher", id, version, publish: "now", fields }, editor),
    ).rejects.toMatchObject({ issues: [{ path: "introduction", message: "soundGone" }] });
    // The desk cannot add a record.
    await expect(
      saveRecord(
        db(),
        {
          ...{ kind: "pronunciation", version: 0, publish: "no" },
          fields: { name: { "en-US": "X" }, recordings: [{ text: "学", sound: address }] },
        },
        editor,
      ),
    ).rejects.toMatchObject({ issues: [{ message: "tooManyRecords" }] });
  });

  test("a copy of the person's data has the recordings; erasing and removal delete them", async () => {
    await agree();
    await upload("学", record(0.5));
    await send();
    await publish("pronunciation");
    const [account] = await db().select().from(accounts).where(eq(accounts.email, "teacher@example.com"));
    if (!account) throw new Error("no account");
    const copy = await readPersonalData(db(), account);
    expect(copy.pronunciation_recordings).toMatchObject([
      { text: "学", wav: Buffer.from(record(0.5)).toString("base64") },
    ]);
    expect(copy.pronunciation_consents).toHaveLength(1);
    await db().transaction((tx) => eraseAccountData(tx, account.id));
    expect(await db().$count(pronunciationRecordings)).toBe(0);
    expect(await heard("学")).toEqual({});
  });

  test("a removed teacher's recordings go", async () => {
    const [teacher] = await db()
      .insert(teachers)
      .values({
        nickname: { "en-US": "Guest" },
        avatar: "/a.svg",
        country: "CN",
        description: {},
        recommended: false,
      })
      .returning({ id: teachers.id });
    const id = teacher?.id ?? 0;
    const before = await teacherId();
    await db().update(accounts).set({ teacherId: id }).where(eq(accounts.email, "teacher@example.com"));
    await agree();
    await upload("学");
    await send();
    await publish("pronunciation");
    await db().update(accounts).set({ teacherId: before }).where(eq(accounts.teacherId, id));
    const { version } = await readRecord(db(), { kind: "teacher", id });
    await removeRecord(db(), { kind: "teacher", id, version }, editor);
    expect(await db().$count(pronunciationRecordings)).toBe(0);
    expect(await heard("学")).toEqual({});
    expect(await db().$count(contentHistory, eq(contentHistory.kind, "pronunciation"))).toBe(0);
  });

  test("a recording is served for ever, whole or in part", async () => {
    await agree();
    const file = record();
    const { address } = await upload("学", file);
    const whole = await load(address);
    expect([whole.status, Object.fromEntries(whole.headers)]).toEqual([
      200,
      {
        "content-type": "audio/wav",
        "content-length": String(file.byteLength),
        "accept-ranges": "bytes",
        "cache-control": "public, max-age=31536000, immutable",
      },
    ]);
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
    const part = await load(address, { Range: "bytes=0-1" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      `bytes 0-1/${file.byteLength}`,
      "RI",
    ]);
    const beyond = await load(address, { Range: `bytes=${file.byteLength}-` });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${file.byteLength}`]);
    for (const missing of [`/sounds/${"0".repeat(64)}.wav`, "/sounds/x.wav", "/sounds/..%2F..%2Fetc"]) {
      const response = await load(missing);
      expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
  });
});
