import { describeEachEngine } from "../../../../testing/provider/engines";
import { removeRecord, saveRecord } from "../../../app/editing/change";
import { withEdited } from "../../../app/editing/preview";
import { unsavedId } from "../../../app/editing/kinds";
import { createContentPoll } from "../../../app/editing/watch";
import { toFields } from "../../../app/editing/form";
import { enterPreview, withPreview } from "../../../base/db/preview-context";
import { listedItems } from "../../../app/sitemap/listed-items";
import { hasPrices, packagesOnSale, setPackages } from "./published";
import { loadPackages } from "./store";

/* Packages of class points in both databases. */

const editor = { by: "li@example.com" };
const fields = {
  ...{ points: 120, name: {}, validFor: 6, validUnit: "month", order: null, recommended: false },
  prices: [{ currency: "USD", amount: 28_000 }],
  ...{ activeFrom: null, activeUntil: null },
};

/** The values of an otherwise empty form. */
const formValues = {
  ...{ points: "120", name: {}, prices: [], validFor: "", validUnit: "month", order: "" },
  ...{ recommended: false, activeFrom: "", activeUntil: "" },
} as unknown as Parameters<typeof toFields>[1];

afterEach(() => setPackages([]));

describeEachEngine((db) => {
  const publish = (changes: object = {}) =>
    saveRecord(
      db(),
      { kind: "pointPackage", version: 0, fields: { ...fields, ...changes }, publish: "now" },
      editor,
    );

  test("published packages are listed in the school's order, then by their points", async () => {
    await publish({ points: 360 });
    await publish({ points: 720, order: 1 });
    await publish();
    expect(hasPrices()).toBe(false);
    await loadPackages(db());
    expect(packagesOnSale().map(({ points }) => points)).toEqual([720, 120, 360]);
    expect(packagesOnSale()[1]).toMatchObject(fields);
  });

  test("a removed package is no longer sold", async () => {
    const { id, version } = await publish();
    await removeRecord(db(), { kind: "pointPackage", id, version }, editor);
    await loadPackages(db());
    expect(hasPrices()).toBe(false);
  });

  test("a package is sold from its start on and before its end, whatever the editor's time zone", async () => {
    await publish({ activeFrom: "2027-01-01T00:00:00+08:00", activeUntil: "2027-01-31T23:00:00-05:00" });
    await loadPackages(db());
    const isSold = (instant: string) => packagesOnSale(new Date(instant)).length === 1;
    expect(isSold("2026-12-31T15:59:59.999Z")).toBe(false);
    expect(isSold("2026-12-31T16:00:00.000Z")).toBe(true);
    expect(isSold("2027-02-01T03:59:59.999Z")).toBe(true);
    expect(isSold("2027-02-01T04:00:00.000Z")).toBe(false);
  });

  test("pages are renewed when a sale starts and when it ends", async () => {
    await publish({ activeFrom: "2027-01-01T00:00:00Z", activeUntil: "2027-02-01T00:00:00Z" });
    const renew = jest.fn(async () => undefined);
    const poll = createContentPoll(db(), renew);
    const renewals = async (instant: string) => {
      renew.mockClear();
      await poll(new Date(instant));
      return renew.mock.calls.length;
    };
    expect(await renewals("2026-12-31T23:59:59Z")).toBe(0);
    expect(await renewals("2027-01-01T00:00:00Z")).toBe(1);
    await renewals("2027-01-15T00:00:00Z");
    expect(await renewals("2027-01-16T00:00:00Z")).toBe(0);
    expect(await renewals("2027-02-01T00:00:00Z")).toBe(1);
  });

  test("a preview shows an unsaved package, whatever its dates, and stores nothing", async () => {
    const edited = { ...fields, activeUntil: "2020-01-01T00:00:00Z" };
    const shown = await withEdited(
      db(),
      { kind: "pointPackage", id: unsavedId, fields: edited },
      new Date(),
      (preview) =>
        withPreview(preview, async (headers) => {
          enterPreview(headers);
          return packagesOnSale().map(({ points }) => points);
        }),
    );
    expect(shown).toEqual([120]);
    await loadPackages(db());
    expect(hasPrices()).toBe(false);
  });

  test("the sitemap lists the prices while there are any", async () => {
    const paths = async () => (await listedItems(Date.now())).map(({ path }) => path);
    expect(await paths()).not.toContain("/prices");
    await publish();
    await loadPackages(db());
    expect(await paths()).toContain("/prices");
  });

  const typed = (currency: string, amount: string) =>
    (toFields("pointPackage", { ...formValues, prices: [{ currency, amount }] }) as typeof fields).prices;
  test.each([
    ["no price", [], "prices", "required"],
    ["an empty amount", typed("USD", ""), "prices.0.amount", "required"],
    ["an amount of another currency", typed("USD", "Rp 1.000"), "prices.0.amount", "ambiguousAmount"],
    ["an amount that may be thousands", typed("USD", "1,000"), "prices.0.amount", "ambiguousAmount"],
    ["cents of a cent", typed("USD", "1.0051"), "prices.0.amount", "tooManyDecimals"],
    ["a negative amount", typed("USD", "-1"), "prices.0.amount", "tooSmall"],
    ["a price of zero", typed("KRW", "0"), "prices.0.amount", "tooSmall"],
    ["an endless amount", typed("KRW", "99999999999"), "prices.0.amount", "tooLarge"],
    ["half a cent in a request", [{ currency: "USD", amount: 0.5 }], "prices.0.amount", "notAnAmount"],
    ["no currency", typed("", "5"), "prices.0.currency", "required"],
    ["an unknown currency", typed("XYZ", "5"), "prices.0.currency", "notACurrency"],
    [
      "a currency twice",
      [...typed("USD", "5"), ...typed("VND", "5"), ...typed("USD", "6")],
      "prices.2.currency",
      "duplicateCurrency",
    ],
  ])("%s is refused at its field", async (_, prices, path, message) => {
    await expect(publish({ prices })).rejects.toMatchObject({ issues: [{ path, message }] });
  });

  test.each([
    ["a package without points", { points: 0 }, "points", "tooSmall"],
    [
      "an end before the start",
      { activeFrom: "2027-01-02T00:00:00Z", activeUntil: "2027-01-02T00:00:00Z" },
      "activeUntil",
      "endsBeforeStart",
    ],
  ])("%s is refused", async (_, changes, path, message) => {
    await expect(publish(changes)).rejects.toMatchObject({ issues: [{ path, message }] });
  });
});
