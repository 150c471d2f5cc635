import { describeEachEngine } from "../../../testing/provider/engines";
import { findClassId } from "../../../testing/provider/calls";
import { now } from "../../../testing/provider/fixture";
import { enrolmentRow } from "../../../testing/provider/enrolment";
import { enquiries, enrolments } from "../../app/schema";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { monthsBefore } from "../../base/schedule/months-before";
import { deleteOldLeads } from "./retention";

test.each([
  ["2026-03-04T04:00:00.000Z", 24, "2024-03-04T04:00:00.000Z"],
  ["2026-03-31T04:00:00.000Z", 1, "2026-02-28T04:00:00.000Z"],
  ["2024-02-29T23:59:00.000Z", 12, "2023-02-28T23:59:00.000Z"],
  ["2026-01-15T00:00:00.000Z", 1, "2025-12-15T00:00:00.000Z"],
])("%s, %d months earlier, is %s", (at, months, earlier) => {
  expect(monthsBefore(new Date(at), months)).toEqual(new Date(earlier));
});

describeEachEngine((db) => {
  const enrolment = (number: number, createdAt: Date) =>
    enrolmentRow(900_000_000 + number, { createdAt, activationCode: `CODE${number}` });
  const enquiry = async (createdAt: Date) => ({
    classId: await findClassId(db(), "open"),
    name: "Bo",
    region: "VN",
    phone: "84-912345678",
    createdAt,
  });
  const lastDay = monthsBefore(now, 24);
  const older = new Date(lastDay.getTime() - 1);
  const remaining = async () => [await db().$count(enrolments), await db().$count(enquiries)];

  test("housekeeping deletes exactly the leads of more than 24 months ago", async () => {
    await db()
      .insert(enrolments)
      .values([enrolment(1, older), enrolment(2, lastDay), enrolment(3, now)]);
    await db()
      .insert(enquiries)
      .values([await enquiry(older), await enquiry(lastDay)]);
    await deleteExpired(db(), now);
    const codes = db().select({ code: enrolments.activationCode }).from(enrolments).orderBy(enrolments.id);
    expect(await codes).toEqual([{ code: "CODE2" }, { code: "CODE3" }]);
    expect(await remaining()).toEqual([2, 1]);
  });

  test("0 months disables the deletion", async () => {
    await db()
      .insert(enrolments)
      .values(enrolment(1, new Date(0)));
    await deleteOldLeads(db(), now, 0);
    expect(await remaining()).toEqual([1, 0]);
  });

  test("two concurrent processes delete several batches of old leads and no others", async () => {
    const many = Array.from({ length: 1201 }, (_, number) => enrolment(number, older));
    await db()
      .insert(enrolments)
      .values([...many, enrolment(5000, now)]);
    await Promise.all([deleteOldLeads(db(), now, 24), deleteOldLeads(db(), now, 24)]);
    await deleteOldLeads(db(), now, 24);
    expect(await remaining()).toEqual([1, 0]);
  });
});
