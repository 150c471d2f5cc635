import { readLeadRef } from "./filter";

test("a link opens one lead; anything else opens none", () => {
  expect(readLeadRef("?lead=enrolment-12&state=new")).toEqual({ kind: "enrolment", id: 12 });
  expect(readLeadRef("?lead=enquiry-7")).toEqual({ kind: "enquiry", id: 7 });
  for (const search of ["", "?lead=7", "?lead=account-7", "?lead=enquiry-0", "?lead=enquiry-7x"])
    expect(readLeadRef(search)).toBeUndefined();
});
