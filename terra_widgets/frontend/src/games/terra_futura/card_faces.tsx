// The drawings that paper shares with the screen: build.mjs writes them to ../static/card_faces.json, for Python.
import type { JSX } from "preact";
import { Sign, SIGNS, type SignName } from "../../board/signs";
import { SHAPES, Token, type Kind } from "./icons";
import { SCENES, Scene } from "./scene";
import { Place } from "./scoring";

export { Fragment } from "preact";

const PLACES = 9;
const MOST_TIMES = 4; // a pattern names four activations (TF-60)

/** Every drawing by its name: "icon red", "sign home", "scene farming", "place 4 1". */
export const CARD_FACES: Record<string, JSX.Element> = {};

for (const kind of Object.keys(SHAPES) as Kind[]) {
  const letter = kind === "pollution" ? undefined : kind === "raw" ? "?" : "{letter}"; // Python knows the language
  CARD_FACES[`icon ${kind}`] = <Token kind={kind} letter={letter} />;
}
for (const name of Object.keys(SIGNS) as SignName[]) CARD_FACES[`sign ${name}`] = <Sign name={name} />;
for (const theme of Object.keys(SCENES)) CARD_FACES[`scene ${theme}`] = <Scene theme={theme} />;
CARD_FACES["scene"] = <Scene theme="" />;
for (let at = 0; at < PLACES; at++) {
  for (let times = 0; times <= MOST_TIMES; times++) {
    CARD_FACES[`place ${at} ${times}`] = <Place at={at} times={times} />;
  }
}
