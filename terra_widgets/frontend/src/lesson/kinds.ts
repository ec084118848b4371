// The parts of a lesson, as kinds of widgets.
import { Claim } from "./claim";
import { Entry } from "./entry";
import { Finish } from "./finish";
import { Learner } from "./learner";
import { partOf } from "./part";
import { Prediction } from "./prediction";
import { Quiz } from "./quiz";
import { Report } from "./report";
import { Ticket } from "./ticket";

export const LESSON_KINDS = {
  learner: partOf<"learner">(Learner),
  prediction: partOf<"prediction">(Prediction),
  quiz: partOf<"quiz">(Quiz),
  claim: partOf<"claim">(Claim),
  entry: partOf<"entry">(Entry),
  finish: partOf<"finish">(Finish),
  ticket: partOf<"ticket">(Ticket),
  report: partOf<"report">(Report),
};
