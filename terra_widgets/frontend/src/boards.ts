// The bundle of tables and their parts.
import { GAMES } from "terra:games";
import { Log } from "./board/log";
import { ScoreSheet } from "./board/score_sheet";
import { Table } from "./board/table";
import { fetchPictures } from "./emblems/emblem";
import type { Door } from "./board/door";
import { widget } from "./anywidget";

const games = Object.values(GAMES);

export const kinds = {
  table: Table,
  score: ScoreSheet,
  log: Log,
  ...Object.assign({}, ...games.map(({ parts }) => parts)),
};

const decisions = games.flatMap((game) => game.decisions ?? []);

export const door: Door = { name: "boards", kinds, decisions, opened: fetchPictures };

export default widget(door);
