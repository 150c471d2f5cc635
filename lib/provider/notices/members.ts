import { eq } from "drizzle-orm";
import { isLanguage } from "../../i18n/languages";
import type { Account } from "../accounts/tokens";
import type { Localised } from "../db/localised";
import { accounts } from "../db/schema";
import type { Database } from "../db/types";
import { tell } from "./tell";
import { waysSetUp } from "./ways";

type Happened = { id: number; student: Account; now: Date };
type Booked = Happened & { class: { id: number; name: Localised; price: number } };

/** A seat was taken: for the student, and for the school. */
export async function tellOfBooking(
  tx: Database,
  { id, student, now, class: booked }: Booked,
): Promise<void> {
  if (!anyWay()) return;
  const data = {
    id,
    ...(await memberOf(tx, student)),
    class: { id: booked.id, name: booked.name },
    points: booked.price,
  };
  await tell(tx, { kind: "booking.made", ...toBoth(student), data, now });
}

/** The trial lesson was asked for. */
export async function tellOfTrial(tx: Database, { id, student, now }: Happened): Promise<void> {
  if (!anyWay()) return;
  await tell(tx, {
    kind: "trial.asked",
    ...toBoth(student),
    data: { id, ...(await memberOf(tx, student)) },
    now,
  });
}

const anyWay = () => Object.values(waysSetUp()).includes(true);

const toBoth = ({ id }: Account) => ({ about: { accountId: id }, mailTo: ["school", "person"] }) as const;

/** Who it is, and where the family is written to: a student without a login is reached by the parent. */
async function memberOf(tx: Database, student: Account) {
  const parent = student.email === null && student.parentId !== null ? student.parentId : student.id;
  const [writtenTo] = await tx.select().from(accounts).where(eq(accounts.id, parent));
  const { email = null, language = null } = writtenTo ?? {};
  return {
    student: { id: student.id, name: student.nickname },
    email,
    language: isLanguage(language) ? language : null,
  };
}
