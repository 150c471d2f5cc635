import { answerCalendar } from "@/lib/gateway/calendar";

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return answerCalendar(request.headers, (await params).file);
}
