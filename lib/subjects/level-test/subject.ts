import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { testCountCalls } from "./counts/desk-calls";
import { testCountHandlers } from "./counts/desk-handlers";

export const levelTestSubject = defineSubject({
  name: "level-test",
  calls: { desk: serveDeskCalls(testCountCalls, testCountHandlers) },
});
