import { readBooking, storeBooking } from "./new-booking";

afterEach(() => sessionStorage.clear());

test("a booking is read for its class in this tab", () => {
  storeBooking(7, { name: "Mai", hasOthers: true });
  expect(readBooking(7)).toEqual({ name: "Mai", hasOthers: true });
  expect(readBooking(8)).toBeUndefined();
});

test.each(["", "null", "7", "{", "{}"])("%j in the storage is no booking", (text) => {
  sessionStorage.setItem("yuqiao:booked:7", text);
  expect(readBooking(7)).toBeUndefined();
});
