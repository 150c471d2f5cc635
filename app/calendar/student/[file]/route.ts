import { handleCalendar } from "@/lib/subjects/people/serve-calendar";

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return handleCalendar(request.headers, (await params).file);
}
