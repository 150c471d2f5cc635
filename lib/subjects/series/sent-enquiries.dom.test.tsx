import { findEnquiryTime, storeEnquiry } from "./sent-enquiries";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

test("returns the time of the latest enquiry about a class", () => {
  expect(findEnquiryTime(3)).toBeUndefined();
  storeEnquiry(3, at(1));
  storeEnquiry(4, at(2));
  storeEnquiry(3, at(5));
  expect([findEnquiryTime(3), findEnquiryTime(4)]).toEqual([at(5).toISOString(), at(2).toISOString()]);
});

test("fifty classes are stored, the oldest are dropped", () => {
  for (let id = 1; id <= 60; id++) storeEnquiry(id, new Date(Date.UTC(2027, 0, 1, 0, id)));
  expect(findEnquiryTime(10)).toBeUndefined();
  expect(findEnquiryTime(11)).toBeDefined();
});

test.each(["{", "null", "7", '{"3":5}', '{"3":"yesterday"}'])("%s in the storage is ignored", (stored) => {
  localStorage.setItem("yuqiao:enquiries", stored);
  expect(findEnquiryTime(3)).toBeUndefined();
});
