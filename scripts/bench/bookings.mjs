import { tsImport } from "tsx/esm/api";
import { bookingsTable } from "./table.mjs";

/** Bookings per second on each database that can be reached, as a Markdown table. */
export async function bookingsText() {
  const { measureBookings } = await tsImport("../../testing/provider/measure-bookings.ts", import.meta.url);
  return bookingsTable(await measureBookings());
}
