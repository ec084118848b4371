// Missions, goals and tasks; the library and the disasters.
import { Emblem } from "../../emblems/emblem";
import { useShell } from "../../board/shell_context";
import { SeatSign, Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import { useRoving } from "../../board/roving";
import { Secret } from "../../board/secret";
import { steady } from "../../board/steady";
import type { Seen, Send } from "../../board/types";
import type { Goal, Mission, Preview, Snapshot, Task } from "./shapes.generated";
import { Target } from "../../board/target";
import { Terrain } from "./terrain";

type AnyTask = Task & Partial<Goal & Mission>;

interface CardsProps { name: string; cards: AnyTask[]; send: Send; meets: string[] | null; hint: string | null; over: boolean }

/** Cards side by side, with one tab stop. */
export function Cards({ name, cards, send, meets, hint, over }: CardsProps) {
  const { locked } = useShell();
  const keys = cards.map(({ id }) => `${name}:${id}`);
  const roving = useRoving(keys, (key) => !locked && cards.some(({ id, move }) => move && key === `${name}:${id}`));
  return (
    <ul
      class="n-cards"
      ref={roving.ref as { current: HTMLUListElement | null }}
      onFocusIn={roving.onFocusIn}
      onKeyDown={roving.onKeyDown}
    >
      {cards.map((card) => (
        <li key={card.id}>
          <TaskCard
            name={`${name}:${card.id}`} card={card} send={send} tabIndex={roving.tabIndex(`${name}:${card.id}`)}
            would={meets !== null && meets.includes(card.id) && !card.met} lose={meets !== null && card.met && !card.done && !meets.includes(card.id)}
            hinted={hint !== null && hint === card.move} over={over}
          />
        </li>
      ))}
    </ul>
  );
}

interface TaskProps {
  name: string;
  card: AnyTask;
  send: Send;
  tabIndex: 0 | -1;
  /** The action that is pointed at would meet it, or undo that. */
  would: boolean;
  lose: boolean;
  hinted: boolean;
  over: boolean;
}

export const TaskCard = steady(({ name, card, send, tabIndex, would, lose, hinted, over }: TaskProps) => (
  <Target
    name={name} label={card.label} why={card.why} note={card.note} send={send} tabIndex={tabIndex}
    class={hinted ? "n-task n-hinted" : "n-task"} moves={card.move ? [{ move: card.move, label: card.label }] : []}
  >
    <span
      class="n-card" data-thing={card.id} data-from="library" data-blow={Number(card.done ?? card.met)} data-met={card.met || card.done ? "" : undefined} data-done={card.done ? "" : undefined}
      data-would={would ? "" : undefined} data-lose={lose ? "" : undefined}
    >
      <span class="n-need">
        <Terrain colour={card.colour} />
        <b>
          {card.zones > 1 && <small>{card.zones} ×</small>} {card.value}
        </b>
        {(card.met || card.done || would) && <Tick />}
      </span>
      <span class="n-name">{card.name}</span>
      <span class="n-near">
        <Emblem game="nova_ziemia" card={card.id} /> {card.near}
      </span>
      {over && card.owner !== undefined && (
        <span class="t-owner">
          <SeatSign seat={card.seat ?? 0} /> <bdi>{card.owner}</bdi>
        </span>
      )}
    </span>
  </Target>
));

function Tick() {
  return (
    <svg class="t-sign n-tick" viewBox="0 0 24 24">
      <path d="m4 12.500 5.500 5.500L20 6.500" />
    </svg>
  );
}

interface PartProps extends Seen<Snapshot> { preview: Preview | null }

export function Missions({ snapshot, send, preview }: PartProps) {
  const { missions, hint, outcome } = snapshot;
  return (
    <Secret name="missions" title={missions.title} secret={missions} snapshot={snapshot} send={send}>
      <Cards
        name="mission" cards={missions.cards} send={send} meets={preview?.meets ?? null} hint={hint.move}
        over={outcome !== null}
      />
    </Secret>
  );
}

export function Goals({ snapshot, send, preview }: PartProps) {
  const { goals, hint } = snapshot;
  if (!goals) return null;
  return (
    <Panel name="goals" title={goals.title} snapshot={snapshot} aside={<span class="t-faint">{goals.label}</span>}>
      <Cards
        name="goal" cards={goals.cards} send={send} meets={preview?.meets ?? null} hint={hint.move} over={false}
      />
    </Panel>
  );
}

export function Library({ snapshot }: { snapshot: Snapshot }) {
  const { title, count, label, text } = snapshot.library;
  return (
    <Panel name="library" title={title} snapshot={snapshot}>
      <div class="n-library" title={text}>
        <span class="n-stack" aria-hidden="true" data-place="library" data-count={count} data-empty={count === 0 ? "" : undefined}>
          <b>{count}</b>
        </span>
        <p>
          <span class="t-sr">{label}. </span>
          <span class="t-faint">{text}</span>
        </p>
      </div>
    </Panel>
  );
}

export function Disasters({ snapshot }: { snapshot: Snapshot }) {
  const { disasters } = snapshot;
  if (!disasters) return null;
  return (
    <Panel
      name="disasters" title={disasters.title} snapshot={snapshot}
      aside={<span class="t-faint">{disasters.label}</span>}
    >
      <ul class="n-disasters">
        {disasters.cards.map((card) => (
          <li key={card.id} data-level={card.level} title={card.note}>
            <Emblem game="nova_ziemia" card={card.id}>
              <Sign name="warn" />
            </Emblem>
            <span>
              <b>{card.name}</b> {card.text}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
