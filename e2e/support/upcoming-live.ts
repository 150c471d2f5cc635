import type { APIRequestContext } from "@playwright/test";

type Live = {
  id: number;
  lesson_name: string;
  teacher_id: number;
  teacher_name: string;
  from: string;
  to: string;
};

/** A live class of the demo that has not started, in English. */
export async function findUpcomingLive(request: APIRequestContext): Promise<Live> {
  const response = await request.post("/api/v1/student/ready/live", {
    data: { page: 1, per_page: 8 },
    headers: { "accept-language": "en-US" },
  });
  const { data } = (await response.json()) as { data: { list: Live[] } };
  // The last one has no meeting link (content/demo/lives.yaml).
  const live = data.list.at(-2);
  if (!live) throw new Error("the demo has no live class");
  return live;
}
