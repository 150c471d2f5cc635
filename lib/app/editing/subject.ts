import * as z from "zod";
import {
  importPicture,
  importPictureOptions,
  pictureOptions,
  streamPictureFiles,
} from "../../engines/pictures/commands";
import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../../subjects/staff/context";
import { editingAudit } from "./audit";
import { contentCalls } from "./desk-calls";
import { contentHandlers } from "./desk-handlers";
import { forgetOldRecords } from "./removed";
import { importOptions, importSeason, seasonLines } from "./season-commands";

/** An uploaded picture's files come as base64. */
const maxPictureFilesBytes = 32 * 1024 * 1024;

export const editingPart = defineSubject({
  name: "editing",
  calls: { desk: serveDeskCalls(contentCalls, contentHandlers) },
  deleteExpired: forgetOldRecords,
  commands: {
    seasons: command(z.strictObject({}), seasonLines),
    importSeason: command(importOptions, importSeason),
    picture: command(pictureOptions, streamPictureFiles),
    importPicture: command(importPictureOptions, importPicture, { maxBytes: maxPictureFilesBytes }),
  },
  audit: editingAudit,
});
