/** What every unknown address shows; the middleware gives it its status 404. */
export { Missing as default } from "@/components/layout/missing";
