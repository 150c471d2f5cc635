import { contract } from "../contract/contract";
import { recommendedRequest } from "./pages";

test("the request for recommended classes fits the contract", () => {
  expect(recommendedRequest("ko-KR")).toEqual({
    page: 1,
    per_page: 100,
    filter: { conditions: [{ field: "lang", operator: "equal", value: "ko-KR" }] },
  });
  expect(contract.recommendedSets.request.safeParse(recommendedRequest("ko-KR")).success).toBe(true);
});
