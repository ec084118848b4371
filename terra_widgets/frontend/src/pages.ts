// The bundle of what surrounds the tables: the start page, lessons and the lab. It knows no game.
import { Lab } from "./lab/lab";
import { LESSON_KINDS } from "./lesson/kinds";
import { SetUp } from "./set_up/set_up";
import { StartPage } from "./start/start";
import type { Door } from "./board/door";
import { widget } from "./anywidget";

export const kinds = { lab: Lab, set_up: SetUp, start: StartPage, ...LESSON_KINDS };

export const door: Door = { name: "pages", kinds, decisions: [] };

export default widget(door);
