// The bundle of a room's pages: a student's, the facilitator's and the projector's, with all boards and parts in it.
import { start } from "./room/start";

start(document.getElementById("page")!);
