/** Where a page of the route table finds that what was asked for is not there, such as a class of an unknown id. */
export { Missing as default } from "@/components/layout/missing";
